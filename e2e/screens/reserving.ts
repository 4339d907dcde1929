import { getDayAhead } from '../support/guest';
import { getMailUrl, waitForMail } from '../support/mailbox';
import { searchInModal } from '../support/modal';
import type { Screenshots } from './screenshots';

/** The days ahead of the last reservation. Each run of these screens takes another day. */
let daysAhead = 60;

export async function captureReservationScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  await guest.open('/?hotelCode=DJE');
  await page.getByRole('tabpanel').locator('h3 a').first().press('Enter');
  await page.getByRole('dialog').waitFor();
  await shots.takeView('modal-who');
  await searchInModal(guest);
  await guest.chooseDay(getDayAhead(daysAhead));
  await shots.takeView('modal-when');
  await guest.open('/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&childCount=0');
  daysAhead += 1;
  await guest.chooseDay(getDayAhead(daysAhead));
  await shots.takePage('step1');
  await guest.chooseTime('18:00');
  await guest.goToNextStep();
  await page.waitForURL(/step\/2/);
  await shots.takePage('step2');
  await guest.selectFirstProduct();
  await guest.setMenuCount(0, 2);
  await shots.takePage('detail');
  await guest.pressReserve();
  await guest.getButton(guest.texts.guard.asGuest).waitFor();
  await shots.takeView('guard');
  await guest.continueAsGuest();
  await guest.fillInForm();
  await shots.takePage('payment');
  if (shots.opensWindows) {
    const { window } = await guest.openPaymentWindow();
    await shots.takeView('waiting');
    await shots.takeView('provider', window.page);
    await Promise.all([page.waitForURL(/complete/), window.pay()]);
  } else {
    await guest.getPayButton().click();
    await page.locator('button.pay').waitFor();
    await shots.takeView('provider');
    await page.locator('button.pay').click();
    await page.waitForURL(/complete/);
  }
  await shots.takePage('complete');
  const link = new URL(await page.getByRole('textbox', { name: guest.texts.complete.secret.title }).inputValue());
  const resvCode = link.pathname.split('/').pop() ?? '';
  await guest.open(`/reservation/visit?resvCode=${resvCode}&key=${link.searchParams.get('key') ?? ''}`);
  await guest.getButton(guest.texts.visit.coming).waitFor();
  await shots.takePage('visit');
  await guest.getButton(guest.texts.visit.coming).click();
  await page.getByText(guest.texts.visit.thanks).waitFor();
  await shots.takePage('visit-coming');
  const mail = await waitForMail(resvCode);
  await page.goto(getMailUrl(mail.id));
  await shots.takePage('mail');
}
