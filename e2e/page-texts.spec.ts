import { languages } from '@dining/domain/shared/language';
import { expect, test } from '@playwright/test';
import { tagFullRun } from './support/full-run';
import { Guest, getDayAhead } from './support/guest';
import { createPattern, type LanguageName } from './support/languages';
import { signInByApi } from './support/member';

const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

test('an order without a discount shows its sum before tax but no sale price, and its completion page shows the answer about allergies, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const { payment, reservation } = guest.texts;
  await guest.openDetail(getDayAhead(56), { prodCode: 'P30202' });
  await guest.setMenuCount(0, 2);
  // Without a reduction, no text for screen readers mentions a sale price.
  await expect(page.getByText(reservation.list.salePrice, { exact: true })).toHaveCount(0);
  await expect(page.getByText(reservation.list.price, { exact: true }).first()).toBeAttached();
  await guest.pressReserve();
  await guest.continueAsGuest();
  const sum = Number(((await guest.getPayButton().textContent()) ?? '').replaceAll(/\D/g, ''));
  expect(sum).toBeGreaterThan(0);
  const amount = `₩${Math.floor((sum * 100) / 121).toLocaleString('en')}`;
  await expect(
    page.getByText(fillPlaceholders(payment.summary.beforeTax, { amount })).filter({ visible: true }),
  ).toBeVisible();
  await guest.fillInForm();
  await page.getByRole('radio', { name: payment.allergy.none, exact: true }).check();
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
  const allergySection = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: payment.allergy.title }) });
  await expect(allergySection).toContainText(payment.allergy.none);
});

/**
 * The member price applies to at most eight guests, at most ten people reserve online, and infants are not counted
 * (decisions 16, 19, 39).
 */
for (const name of languages) {
  test(
    `the pages explain who is counted, how many reserve online and how many get the member price, in ${name}`,
    tagFullRun(name === 'cn'),
    async ({ page }) => {
      const guest = new Guest(page, name);
      const { reservation, product } = guest.texts;
      await guest.open(`/reservation/step/2/D103?resvType=table&adultCount=10&resvDate=${getDayAhead(17)}`);
      await expect(page.getByText(reservation.party.infants)).toBeVisible();
      await expect(
        page.getByText(createPattern(reservation.party.large)).filter({ visible: true }).first(),
      ).toBeVisible();
      const adults = page.getByRole('group', { name: guest.texts.common.guests.adult, exact: true });
      const partyByPhoneNotice = page.getByText(
        fillPlaceholders(reservation.alerts.partyByPhone, { phone: '02-0000-1103' }),
      );
      await expect(partyByPhoneNotice).toHaveCount(0);
      await adults.getByRole('button').last().click();
      await expect(partyByPhoneNotice.filter({ visible: true }).first()).toBeVisible();

      await signInByApi(page);
      const course = { hotel: 'DSE', dinCode: 'D103', prodCode: 'P10304' };
      const limitNotice = page.getByText(fillPlaceholders(product.memberLimit, { count: 8 })).filter({ visible: true });
      await guest.openDetail(getDayAhead(17), { ...course, adults: 9 });
      await guest.setMenuCount(0, 9);
      await expect(limitNotice.first()).toBeVisible();
      await guest.openDetail(getDayAhead(17), { ...course, adults: 8 });
      await guest.setMenuCount(0, 8);
      await expect(limitNotice).toHaveCount(0);
    },
  );
}

const diningWordPatterns = {
  ko: /방문|좌석|창가|휠체어|코스/,
  en: /\b(visit(or)?s?|seats?|window seat|by the window|wheelchair|courses?|dine)\b/i,
  cn: /到店|座位|席位|靠窗|窗边|轮椅|用餐/,
  ja: /来店|お席|座席|窓側|窓際|車いす|コース/,
} satisfies Record<LanguageName, RegExp>;
for (const name of languages) {
  test(
    `a pickup starts on a day on which it is sold, and its form does not mention dining, in ${name}`,
    tagFullRun(name === 'ko'),
    async ({ page }) => {
      const guest = new Guest(page, name);
      const { payment } = guest.texts;
      await guest.open('/reservation/step/1?hotelCode=DSE&dinCode=D106&resvType=pickup');
      const selectedDay = page.getByRole('grid').getByRole('gridcell', { selected: true });
      await expect(selectedDay).toHaveCount(1);
      await expect(selectedDay).not.toHaveAttribute('aria-disabled', 'true');
      await guest.goToNextStep();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      // The first bookable day, and therefore the number of products, depends on the weekday. A single product opens
      // automatically.
      const selectButton = page
        .getByRole('main')
        .getByRole('button', { name: createPattern(guest.texts.reservation.list.select) })
        .first();
      const reserveButton = guest.getButton(guest.texts.common.buttons.reserve).filter({ visible: true }).first();
      await expect(async () => {
        if (await selectButton.isVisible()) await selectButton.click({ timeout: 2_000 });
        await expect(reserveButton).toBeVisible();
      }).toPass();
      await guest.pressReserve();
      await guest.continueAsGuest();
      const form = page.getByRole('region', { name: payment.booker.title });
      await expect(form).toBeVisible();
      // Names of countries are not our own texts: in Korean, the name of Costa Rica contains the word for “course”.
      await page.getByRole('main').evaluate((main) => {
        for (const list of main.querySelectorAll('select')) list.style.display = 'none';
      });
      expect(await page.getByRole('main').innerText()).not.toMatch(diningWordPatterns[name]);
    },
  );
}

test('a text has a button to expand it only if it is longer than two lines, in Chinese', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  const { expand, collapse } = guest.texts.common.buttons;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/app/prod/list', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { prodList: Record<string, unknown>[] };
    const [firstProduct = {}, secondProduct = {}] = body.prodList;
    for (const key of Object.keys(firstProduct).filter((name) => name.startsWith('prodDesc'))) {
      firstProduct[key] = '炭火慢烤。';
      secondProduct[key] = '炭火慢烤。'.repeat(40);
    }
    await route.fulfill({ response, json: body });
  });
  await guest.open(`/reservation/step/2/D302?resvType=table&adultCount=2&resvDate=${getDayAhead(24)} 18:00`);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const shortCard = cards.filter({ has: page.getByText('炭火慢烤。', { exact: true }) });
  await expect(shortCard).toHaveCount(1);
  await expect(shortCard.getByRole('button', { name: expand, exact: true })).toHaveCount(0);
  const longCard = cards.filter({ hasText: '炭火慢烤。'.repeat(40) });
  const expandButton = longCard.getByRole('button', { name: expand, exact: true });
  await expandButton.click();
  await longCard.getByRole('button', { name: collapse, exact: true }).click();
  await expect(expandButton).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(longCard.getByRole('button', { name: collapse, exact: true })).toBeFocused();
});
