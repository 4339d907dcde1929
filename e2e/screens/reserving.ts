import { dayAhead } from '../support/guest';
import { arrivedMail, mailPage } from '../support/mailbox';
import { searchInModal } from '../support/modal';
import type { Shots } from './shots';

/** The first day that no earlier screens have used. */
let day = 60;

export async function reserving(shots: Shots): Promise<void> {
  const { guest, page } = shots;
  await guest.open('/?hotelCode=DJE');
  await page.getByRole('tabpanel').locator('h3 a').first().press('Enter');
  await page.getByRole('dialog').waitFor();
  await shots.view('modal-who');
  await searchInModal(guest);
  await guest.chooseDay(dayAhead(day));
  await shots.view('modal-when');
  await guest.open('/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&childCount=0');
  day += 1;
  await guest.chooseDay(dayAhead(day));
  await shots.whole('step1');
  await guest.chooseTime('18:00');
  await guest.next();
  await page.waitForURL(/step\/2/);
  await shots.whole('step2');
  await guest.selectFirstProduct();
  await guest.addMenu(0, 2);
  await shots.whole('detail');
  await guest.reserve();
  await guest.button(guest.texts.guard.asGuest).waitFor();
  await shots.view('guard');
  await guest.goOnAsGuest();
  await guest.fillIn();
  await shots.whole('payment');
  if (shots.width === 1440) {
    const { window } = await guest.openPayment();
    await shots.view('waiting');
    await shots.view('provider', window.page);
    await Promise.all([page.waitForURL(/complete/), window.pay()]);
  } else {
    await guest.payButton().click();
    await page.locator('button.pay').waitFor();
    await shots.view('provider');
    await page.locator('button.pay').click();
    await page.waitForURL(/complete/);
  }
  await shots.whole('complete');
  const link = new URL(await page.getByRole('textbox', { name: guest.texts.complete.secret.title }).inputValue());
  const resvCode = link.pathname.split('/').pop() ?? '';
  await guest.open(`/reservation/visit?resvCode=${resvCode}&key=${link.searchParams.get('key') ?? ''}`);
  await guest.button(guest.texts.visit.coming).waitFor();
  await shots.whole('visit');
  await guest.button(guest.texts.visit.coming).click();
  await page.getByText(guest.texts.visit.thanks).waitFor();
  await shots.whole('visit-coming');
  const mail = await arrivedMail(resvCode);
  await page.goto(mailPage(mail.id));
  await shots.whole('mail');
}
