import { dayAhead } from '../support/guest';
import { cards } from '../support/provider';
import { pattern } from '../support/tongues';
import type { Shots } from './shots';

/** The days already taken by earlier rounds. */
let day = 100;

/** Screens beside the booking steps: the phone's menu, an enlarged picture, open orders, and unfinished payments. */
export async function around(shots: Shots): Promise<void> {
  const { guest, page } = shots;
  const { common, complete, payment, review } = guest.texts;
  await shots.pages({ lookup: '/reservation/lookup' });
  await page.getByRole('main').getByRole('button', { name: complete.lookup.submit, exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await shots.view('lookup-refused');
  await guest.closeAlert();
  if (shots.width === 390) {
    await guest.button(common.header.openMenu).click();
    await shots.view('phone-menu');
  }
  await guest.open('/review/list/D101/P10104');
  await guest.button(pattern(review.enlarge)).first().click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await shots.view('review-large');

  day += 1;
  await guest.arriveAtPayment(dayAhead(day));
  if (shots.width === 390) await guest.button(common.header.openMenu).click();
  await page.getByRole('banner').getByRole('button', { name: /1/ }).click();
  await page.getByRole('dialog').last().getByRole('listitem').first().waitFor();
  await shots.view('orders');
  await page.keyboard.press('Escape');
  const tiles = page.getByRole('list', { name: common.header.hotel }).getByRole('button');
  if (shots.width === 390) await tiles.first().click();
  else await page.getByRole('combobox', { name: common.header.hotel }).selectOption('H01');
  await page.getByRole('alertdialog').waitFor();
  await shots.view('leave-order');
  await guest.button(payment.leave.stay).click();
  if (shots.width === 390) return;
  const { window } = await guest.openPayment();
  await window.page.close();
  await page.getByRole('heading', { name: payment.popup.closedTitle }).waitFor();
  await shots.view('window-closed');
  const reopened = page.waitForEvent('popup');
  await guest.button(payment.popup.payAgain).click();
  const popup = await reopened;
  await popup.locator('#cardNo').fill(cards.declined);
  await popup.locator('button.pay').click();
  await guest.alertSays(payment.outcome.declined);
  await shots.view('declined');
}
