import { expect, test } from '@playwright/test';
import { saturdayAhead } from './support/days';
import { dealt } from './support/dealt';
import { Guest } from './support/guest';
import { pattern, type TongueName, tongues } from './support/tongues';

/** The payment form asks what applies and nothing else (ADR 23). A course of Wolyeong asks everything there is. */
const course = { hotel: 'DSE', dinCode: 'D102', prodCode: 'P10203' };

test('the form asks for a visitor and for allergies only where there are any, and takes a pasted phone number', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { payment, phone } = guest.texts;
  await guest.openDetail(saturdayAhead(5), course);
  await guest.addMenu(0, 2);
  await guest.reserve();
  // Both ways are offered alike, with what a member would save.
  await expect(page.getByRole('alertdialog')).toContainText('As a member you would pay');
  await guest.goOnAsGuest();

  const visitor = page.getByRole('group', { name: payment.visitor.title });
  await expect(visitor).toHaveCount(0);
  const different = page.getByRole('checkbox', { name: payment.visitor.different });
  await different.check();
  await expect(visitor.getByRole('textbox', { name: pattern(payment.visitor.name) })).toBeVisible();
  const number = visitor.getByRole('textbox', { name: phone.korean });
  await number.fill('+82 (0)10 2222-3333');
  await number.blur();
  await expect(number).toHaveValue('010-2222-3333');
  await different.uncheck();
  await expect(visitor).toHaveCount(0);

  const allergy = page.getByRole('region', { name: payment.allergy.title });
  const boxes = allergy.getByRole('group', { name: payment.allergy.choose });
  await expect(boxes).toHaveCount(0);
  await allergy.getByRole('radio', { name: payment.allergy.exist }).check();
  await expect(boxes.getByRole('checkbox').first()).toBeVisible();
  const words = allergy.getByRole('textbox', { name: payment.allergy.otherPlaceholder });
  await expect(words).toHaveCount(0);
  await boxes.getByRole('checkbox', { name: 'Other' }).check();
  await expect(words).toBeVisible();

  const request = page.getByRole('region', { name: payment.request.title });
  await expect(request.getByRole('textbox')).toBeHidden();
  await request.getByText(payment.request.add).click();
  await expect(request.getByRole('textbox')).toBeVisible();
});

for (const name of Object.keys(tongues) as TongueName[]) {
  test(
    `the longest form shows only the fields that every guest fills in and folds the rest, in ${name}`,
    dealt(name === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const guest = new Guest(page, name);
      await guest.openDetail(saturdayAhead(5), course);
      await guest.addMenu(0, 2);
      await guest.reserve();
      await guest.goOnAsGuest();
      const { payment } = guest.texts;
      const form = page.getByRole('main');
      await expect(form.getByRole('radio').first()).toBeAttached();
      // Name and phone; country and e-mail; another visitor and the final consent.
      for (const role of ['textbox', 'combobox', 'checkbox'] as const) await expect(form.getByRole(role)).toHaveCount(2);
      // Allergies, one question and the way of paying.
      await expect(form.getByRole('group').filter({ has: page.getByRole('radio') })).toHaveCount(3);
      // A request, card offers and three sets of terms.
      await expect(form.locator('summary').filter({ visible: true })).toHaveCount(5);
      await expect(form.locator('details[open]')).toHaveCount(0);
      await expect(guest.button(pattern(payment.summary.title))).toHaveAttribute('aria-expanded', 'false');
      // What is folded is a press away.
      for (const words of [payment.request.add, payment.method.promoTitle, payment.terms.cancellation, payment.terms.others]) {
        const folded = page.getByRole('group').filter({ has: page.locator('summary', { hasText: words }) });
        await folded.locator('summary').first().click();
        await expect(folded.first()).toHaveAttribute('open', '');
      }
    },
  );
}

test('an address is typed or pasted in one piece, and the usual domains complete it', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.openDetail(saturdayAhead(5), course);
  await guest.addMenu(0, 2);
  await guest.reserve();
  await guest.goOnAsGuest();
  const email = page.getByRole('combobox', { name: pattern(guest.texts.payment.booker.email) });
  const offered = page.locator('datalist option');
  await expect(offered).toHaveCount(0);
  await email.pressSequentially('bada@');
  await expect(email).toHaveValue('bada@');
  await expect(offered.first()).toHaveAttribute('value', /^bada@\w+\.\w+/);
  const all = await offered.count();
  await email.pressSequentially('n');
  expect(await offered.count()).toBeLessThan(all);
  await email.fill('  bada@example.test ');
  await guest.reload();
  await expect(email).toHaveValue('bada@example.test');
});

test('a number of another country names its country itself', async ({ page }) => {
  const guest = new Guest(page, 'en');
  // In full width, too, as it is typed in Japanese.
  for (const written of ['+81 90-1234-5678', '００８１ ９０－１２３４－５６７８', '＋８１９０１２３４５６７８']) {
    await guest.open('/reservation/lookup');
    const number = page.getByRole('textbox', { name: guest.texts.phone.korean });
    await number.fill(written);
    await number.blur();
    await expect(page.getByRole('combobox', { name: guest.texts.phone.country })).toHaveValue('JP');
    await expect(page.getByRole('textbox', { name: guest.texts.phone.number })).toHaveValue('9012345678');
  }
});
