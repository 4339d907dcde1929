import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { getSaturdayAhead } from './support/days';
import { Guest } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { openJoinForm } from './support/join-pages';
import { createPattern } from './support/languages';

test.use(createIpAddressOptions());

/** A product of Wolyeong whose payment form has every question. */
const product = { hotel: 'DSE', dinCode: 'D102', prodCode: 'P10203' };

/** Simulates the events of an input method: composes step by step, then inserts the confirmed text. */
async function compose(cdpSession: CDPSession, steps: readonly string[], confirmedText: string): Promise<void> {
  for (const text of steps)
    await cdpSession.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await cdpSession.send('Input.insertText', { text: confirmedText });
}

async function expectComposedText(page: Page, field: Locator): Promise<void> {
  const cdpSession = await page.context().newCDPSession(page);
  await field.click();
  await compose(cdpSession, ['ㅎ', '하', '한'], '한');
  await compose(cdpSession, ['ㄱ', '그', '글'], '글');
  await expect(field).toHaveValue('한글');
  await field.fill('');
  await compose(cdpSession, ['ｊ', 'ｊａｎｅ', 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ'], 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ');
  await expect(field).toHaveValue('jane@example.com');
  await cdpSession.detach();
}

test('the e-mail field of the join form takes each composed letter once and converts full-width letters', async ({
  page,
}) => {
  const joiner = await openJoinForm(page, 'en');
  await expectComposedText(page, joiner.getTextbox(joiner.guest.texts.join.form.email));
});

test('the e-mail field of the payment form takes each composed letter once and converts full-width letters', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { payment } = guest.texts;
  await guest.openDetail(getSaturdayAhead(5), product);
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await expectComposedText(page, page.getByRole('combobox', { name: createPattern(payment.booker.email) }));
});
