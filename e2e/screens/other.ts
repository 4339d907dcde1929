import { getDayAhead } from '../support/guest';
import { createPattern } from '../support/languages';
import { cards } from '../support/provider';
import type { Screenshots } from './screenshots';

/** The days ahead of the last order sheet. Each run of these screens takes another day. */
let daysAhead = 100;

export async function captureOtherScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  const { common, complete, payment, review } = guest.texts;
  await shots.takePages({ lookup: '/reservation/lookup' });
  await page.getByRole('main').getByRole('button', { name: complete.lookup.submit, exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await shots.takeView('lookup-refused');
  await guest.closeAlert();
  if (shots.hasMenu) {
    await guest.getButton(common.header.openMenu).click();
    await shots.takeView('phone-menu');
  }
  await guest.open('/review/list/D101/P10104');
  await guest.getButton(createPattern(review.enlarge)).first().click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await shots.takeView('review-large');

  daysAhead += 1;
  await guest.preparePayment(getDayAhead(daysAhead));
  if (shots.hasMenu) await guest.getButton(common.header.openMenu).click();
  await page.getByRole('banner').getByRole('button', { name: /1/ }).click();
  await page.getByRole('dialog').last().getByRole('listitem').first().waitFor();
  await shots.takeView('orders');
  await page.keyboard.press('Escape');
  const hotelButtons = page.getByRole('list', { name: common.header.hotel }).getByRole('button');
  if (shots.hasMenu) {
    await guest.getButton(common.header.openMenu).click();
    await hotelButtons.first().click();
  } else await page.getByRole('combobox', { name: common.header.hotel }).selectOption('H01');
  await page.getByRole('alertdialog').waitFor();
  await shots.takeView('leave-order');
  await guest.getButton(payment.leave.stay).click();
  if (!shots.opensWindows) return;
  const { window } = await guest.openPaymentWindow();
  await window.page.close();
  await page.getByRole('heading', { name: payment.popup.closedTitle }).waitFor();
  await shots.takeView('window-closed');
  const [popup] = await Promise.all([page.waitForEvent('popup'), guest.getButton(payment.popup.payAgain).click()]);
  await popup.locator('#cardNo').fill(cards.declined);
  await popup.locator('button.pay').click();
  await guest.expectAlert(payment.outcome.declined);
  await shots.takeView('declined');
}
