import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatDateTime, formatDayInText, formatFullDay } from '@dining/i18n/formats';
import { expect, type Page, test } from '@playwright/test';
import { getSaturdayAhead } from './support/days';
import { Guest } from './support/guest';
import { Keyboard } from './support/keyboard';
import { createPattern } from './support/languages';
import { findModal } from './support/modal';
import { getLedgerRow } from './support/provider';

async function chooseDay(keys: Keyboard, guest: Guest, date: string): Promise<void> {
  const grid = keys.page.getByRole('grid');
  await keys.focus(grid.locator('[tabindex="0"]'));
  const name = formatFullDay(date, guest.languageSetup.language);
  for (let moves = 0; moves < 60; moves += 1) {
    if ((await grid.locator(':focus').textContent())?.startsWith(name)) return keys.press('Enter');
    await keys.press('ArrowRight');
  }
  throw new Error(`the arrows do not lead to ${date}`);
}

async function fillInBooker(keys: Keyboard, { page, texts }: Guest): Promise<void> {
  const { booker } = texts.payment;
  const fields = [
    ['textbox', createPattern(booker.name), 'Han Bada'],
    ['textbox', texts.phone.korean, '01043218765'],
    ['combobox', createPattern(booker.email), 'bada@example.test'],
  ] as const;
  for (const [role, name, text] of fields) {
    await keys.focus(page.getByRole('region', { name: booker.title }).getByRole(role, { name }).first());
    await keys.type(text);
  }
}

async function openPaymentWindow(keys: Keyboard, guest: Guest): Promise<{ popup: Page; shopOrderNo: string }> {
  await keys.focus(guest.getPayButton());
  const [popup, answer] = await Promise.all([
    keys.page.waitForEvent('popup'),
    keys.page.waitForResponse('**/api/ordersheet/prepay'),
    keys.page.keyboard.press('Enter'),
  ]);
  const { response } = (await answer.json()) as { response: { shopOrderNo: string } };
  await popup.waitForURL((url) => !url.pathname.startsWith('/easypay/wait'));
  return { popup, shopOrderNo: response.shopOrderNo };
}

const getReserveButton = ({ page, texts }: Guest) =>
  page.getByRole('button', { name: texts.common.buttons.reserve, exact: true }).filter({ visible: true }).first();

test('a guest reserves a dinner from the main page’s modal by keyboard alone, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const keys = new Keyboard(page);
  const { common, reservation, payment, product } = guest.texts;
  await guest.open('/');

  const hotelField = page.getByRole('combobox', { name: common.header.hotel });
  await keys.focus(hotelField);
  await keys.press('ArrowDown', 'ArrowDown');
  await expect(hotelField).toHaveValue('H03');
  await expect(page.getByRole('tab', { name: 'Oreum Grill' })).toBeVisible();
  await keys.focus(page.getByRole('tab').first());
  for (let moves = 0; moves < 3; moves += 1) {
    if ((await page.getByRole('tab', { selected: true }).textContent()) === 'Oreum Grill') break;
    await keys.press('ArrowRight');
  }
  await keys.activate(page.getByRole('tabpanel').locator('a[href*="P30201"]'));

  // The calendar replaces the search button and gets the focus.
  const modal = findModal(guest);
  await expect(modal).toBeVisible();
  await keys.activate(modal.getByRole('group', { name: common.guests.adult, exact: true }).getByRole('button').last());
  await keys.activate(modal.getByRole('button', { name: reservation.date.search }));
  await expect(modal.getByRole('grid')).toBeVisible();
  await keys.expectVisibleFocus('once the calendar is shown');
  const date = getSaturdayAhead(30);
  await chooseDay(keys, guest, date);
  await keys.focus(modal.getByRole('radio', { disabled: false }).first());
  await keys.press('ArrowRight', 'ArrowLeft', 'Space');
  const time = await modal.getByRole('radio', { checked: true }).getAttribute('value');
  await keys.activate(modal.getByRole('button', { name: common.buttons.reserve, exact: true }));

  // One menu for two people shows an alert. After it is closed, the focus returns to the button.
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D302\/P30201/);
  await keys.expectVisibleFocus('on the product’s page');
  const counterButtons = page
    .getByRole('region', { name: product.menus.title })
    .getByRole('listitem')
    .first()
    .getByRole('button');
  await keys.activate(counterButtons.first());
  const missingButton = guest
    .getButton(product.menus.missing.replace('{{count}}', '1'))
    .filter({ visible: true })
    .first();
  await keys.activate(missingButton);
  await guest.expectAlert(product.alerts.menuShort);
  await keys.press('Enter');
  await expect(missingButton).toBeFocused();
  await keys.focus(counterButtons.last(), 'Shift+Tab');
  await keys.press('Space');
  await keys.activate(getReserveButton(guest));
  await keys.activate(guest.getButton(guest.texts.guard.asGuest));

  // Paying without consent shows an alert and moves the focus to the checkbox.
  await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible();
  await keys.expectVisibleFocus('on the payment page');
  await fillInBooker(keys, guest);
  const methods = page.getByRole('group', { name: payment.method.title });
  await keys.focus(methods.getByRole('radio', { name: createPattern(payment.payMethod.card) }));
  await keys.press('ArrowDown');
  await expect(methods.getByRole('radio', { name: createPattern(payment.payMethod.account) })).toBeChecked();
  await keys.press('ArrowUp');
  await keys.activate(guest.getPayButton());
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await keys.press('Enter');
  const consentBox = page.getByRole('checkbox', { name: createPattern(payment.terms.finalAgree) });
  await expect(consentBox).toBeFocused();
  await keys.press('Space');
  await expect(consentBox).toBeChecked();
  const { popup, shopOrderNo } = await openPaymentWindow(keys, guest);

  await new Keyboard(popup).focus(popup.locator('button.pay'));
  await Promise.all([page.waitForURL(/\/payment\/complete\//), popup.keyboard.press('Enter')]);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved })).toBeVisible();
  await keys.expectVisibleFocus('on the completion page');
  await expect(page.getByText(formatDateTime(date ?? '', time ?? '', 'en')).first()).toBeVisible();
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ calls: { approve: 1 } });
});

test('a guest reserves a private room for a visitor with an allergy and pays by bank transfer, by keyboard alone, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const keys = new Keyboard(page);
  const { common, reservation, payment, guard, product } = guest.texts;
  await guest.open('/');
  await keys.activate(
    page
      .getByRole('navigation', { name: common.header.label })
      .getByRole('link', { name: common.header.reservation, exact: true }),
  );
  await expect(page.getByRole('heading', { level: 1, name: reservation.title })).toBeVisible();

  const venues = page.getByRole('group', { name: reservation.venue.label, exact: true }).getByRole('radio');
  await keys.focus(venues.first());
  await keys.press('Space', 'ArrowDown');
  await expect(guest.getVenue('D102')).toBeChecked();
  await keys.focus(page.getByRole('radio', { name: common.resvType.table, exact: true }));
  await keys.press('ArrowRight');
  await expect(page.getByRole('radio', { name: common.resvType.room, exact: true })).toBeChecked();
  await keys.focus(page.getByRole('group', { name: common.guests.adult, exact: true }).getByRole('button').last());
  await keys.press('Enter', 'Space', 'Enter');

  await keys.activate(guest.getButton(reservation.date.search));
  await expect(page.getByRole('heading', { name: reservation.date.label })).toBeFocused();
  await keys.activate(guest.getButton(reservation.date.nextMonth));
  await keys.focus(guest.getButton(reservation.date.previousMonth), 'Shift+Tab');
  await keys.press('Space');
  const date = getSaturdayAhead(32);
  await chooseDay(keys, guest, date);
  const dinnerTimes = page.getByRole('group', { name: common.meal.D, exact: true });
  await keys.focus(dinnerTimes.getByRole('radio', { disabled: false }).first());
  await keys.press('Space', 'ArrowRight');
  const time = await dinnerTimes.getByRole('radio', { checked: true }).getAttribute('value');

  const weatherButton = guest.getButton(reservation.weatherLink);
  await keys.activate(weatherButton);
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(7);
  await keys.press('Tab', 'Tab', 'Tab', 'Shift+Tab');
  await keys.press('Escape');
  await expect(weatherButton).toBeFocused();
  await keys.activate(guest.getButton(common.buttons.next).filter({ visible: true }).first());

  // The only product for a room at dinner opens automatically.
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D102\/P10205/);
  await keys.activate(page.getByRole('link', { name: product.alerts.otherProduct }));
  await expect(page).toHaveURL(/\/reservation\/step\/2\/D102/);
  await keys.activate(guest.getButton(common.buttons.change));
  await expect(page.getByRole('grid')).toBeVisible();
  await keys.focus(guest.getButton(common.buttons.change), 'Shift+Tab');
  await keys.press('Enter');
  await keys.activate(page.locator('#select-P10205'));

  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D102\/P10205/);
  const rooms = page.getByRole('region', { name: common.resvType.room, exact: true });
  await keys.focus(rooms.getByRole('radio', { checked: true }));
  await keys.press('ArrowDown');
  await keys.activate(getReserveButton(guest));
  await expect(guest.getButton(guard.asGuest)).toBeVisible();
  await keys.activate(guest.getButton(guard.asGuest));

  await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible();
  await fillInBooker(keys, guest);
  await keys.focus(page.getByRole('checkbox', { name: payment.visitor.different }));
  await keys.press('Space');
  const visitorFields = page.getByRole('group', { name: payment.visitor.title });
  await keys.focus(visitorFields.getByRole('textbox', { name: createPattern(payment.visitor.name) }));
  await keys.type('Nam Bora');
  await keys.focus(visitorFields.getByRole('textbox', { name: guest.texts.phone.korean }));
  await keys.type('010 1357 2468');
  await keys.focus(page.getByRole('radio', { name: payment.allergy.none }));
  await keys.press('ArrowDown');
  await keys.focus(page.getByRole('group', { name: payment.allergy.choose }).getByRole('checkbox').first());
  await keys.press('Space');
  await keys.focus(page.getByRole('checkbox', { name: createPattern(payment.allergy.consent) }));
  await keys.press('Space');
  await keys.focus(page.getByRole('region', { name: payment.questions.title }).getByRole('radio').first());
  await keys.press('Space');
  await keys.focus(page.getByRole('radio', { name: createPattern(payment.payMethod.card) }));
  await keys.press('ArrowDown');
  await keys.focus(page.locator('summary').filter({ hasText: payment.terms.cancellation }));
  await keys.press('Enter');
  await keys.focus(page.getByRole('checkbox', { name: createPattern(payment.terms.finalAgree) }));
  await keys.press('Space');
  const { popup, shopOrderNo } = await openPaymentWindow(keys, guest);

  const popupKeys = new Keyboard(popup);
  await popupKeys.focus(popup.locator('input[name="bank"]').first());
  await popupKeys.press('ArrowDown', 'ArrowUp');
  await popupKeys.focus(popup.locator('button.pay'));
  await Promise.all([page.waitForURL(/\/payment\/complete\//), popup.keyboard.press('Enter')]);

  await expect(page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved })).toBeVisible();
  await keys.expectVisibleFocus('on the completion page');
  await expect(page.getByText('Nam Bora').first()).toBeVisible();
  await expect(page.getByText(formatDateTime(date ?? '', time ?? '', 'ko')).first()).toBeVisible();
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 400_000, calls: { approve: 1 } });
});

test('another time and another restaurant are chosen instead of a full time by keyboard alone, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const keys = new Keyboard(page);
  const { nearest } = guest.texts.reservation;
  const date = getSaturdayAhead(20);
  await guest.open(
    `/reservation/step/1?hotelCode=DSE&dinCode=D104&resvType=table&resvDate=${date}&adultCount=2&childCount=0`,
  );
  await expect(page.getByRole('grid')).toBeVisible();
  await keys.press('Tab');
  await chooseDay(keys, guest, date);
  const fullTimeButton = guest.getButton(nearest.alternatives.replace('{{time}}', '18:30'));
  await keys.activate(fullTimeButton);
  await keys.activate(guest.getButton('20:00'));
  await expect(page.getByRole('radio', { name: /^20:00/ })).toBeChecked();
  await expect(
    page.getByRole('heading', { name: formatDayInText(date, 'ja', getTodayInSeoul(new Date())) }),
  ).toBeFocused();
  await keys.activate(fullTimeButton);
  await keys.activate(guest.getButton(nearest.elsewhere));
  const otherVenueLinks = page.getByRole('status').filter({ hasText: nearest.elsewhereTitle }).last().getByRole('link');
  await keys.activate(otherVenueLinks.first());
  await expect(page).not.toHaveURL(/dinCode=D104/);
  await keys.expectVisibleFocus('at the other restaurant');
});
