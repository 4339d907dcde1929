import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { getSaturdayAhead } from './support/days';
import { Guest } from './support/guest';
import { openJoinForm } from './support/join-pages';
import { createPattern } from './support/languages';
import { createUniqueIpHeader } from './support/unique-ip';

test.use(createUniqueIpHeader());

/** A course at Wolyeong, whose payment form has every question. */
const course = { hotel: 'DSE', dinCode: 'D102', prodCode: 'P10203' };

/** Simulates the events of an input method: composes step by step, then inserts the confirmed text. */
async function compose(keys: CDPSession, steps: readonly string[], confirmed: string): Promise<void> {
  for (const text of steps)
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await keys.send('Input.insertText', { text: confirmed });
}

async function expectComposable(page: Page, field: Locator): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  await field.click();
  await compose(keys, ['ㅎ', '하', '한'], '한');
  await compose(keys, ['ㄱ', '그', '글'], '글');
  await expect(field).toHaveValue('한글');
  await field.fill('');
  await compose(keys, ['ｊ', 'ｊａｎｅ', 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ'], 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ');
  await expect(field).toHaveValue('jane@example.com');
  await keys.detach();
}

test('an input method writes each letter once in e-mail fields, and full-width letters are accepted', async ({
  page,
}) => {
  const joiner = await openJoinForm(page, 'en');
  await expectComposable(page, joiner.getTextbox(joiner.guest.texts.join.form.email));
});

test('the payment form accepts an input method', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { payment } = guest.texts;
  await guest.openDetail(getSaturdayAhead(5), course);
  await guest.addMenu(0, 2);
  await guest.reserve();
  await guest.continueAsGuest();
  await expectComposable(page, page.getByRole('combobox', { name: createPattern(payment.booker.email) }));
});
