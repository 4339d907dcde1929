import { getDayAhead } from '../support/guest';
import { createPattern } from '../support/languages';
import type { Screenshots } from './screenshots';

export async function captureChoiceScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  const { main, venue, product, reservation } = guest.texts;
  const day = getDayAhead(20);
  const roomQuery = `hotelCode=DSE&dinCode=D102&prodCode=P10204&resvType=room&adultCount=4&childCount=0&resvDate=${day}%2012:00`;
  await shots.takePages({
    'find-all': `/fnb/find?hotelCode=all&adultCount=2&childCount=1&resvDate=${day}&meal=D`,
    'step1-venues': '/reservation/step/1?hotelCode=DBU',
    rooms: `/reservation/prod/detail/D102/P10204?${roomQuery}`,
    pickup: '/reservation/prod/detail/D106/P10602?hotelCode=DSE&resvType=pickup',
    'terms-page': '/terms/use?hotelCode=DJE',
    'nothing-there': '/reservation/step/2/NONE',
  });
  const takeDialog = async (screenName: string, buttonName: string | RegExp) => {
    await guest.getButton(buttonName).filter({ visible: true }).first().click();
    await page.getByRole('dialog').waitFor();
    await shots.takeView(screenName);
    await page.keyboard.press('Escape');
  };
  await guest.open('/fnb/dinInfo?hotelCode=DJE');
  await takeDialog('menus', createPattern(venue.viewMenu));
  await guest.open('/reservation/prod/detail/D302/P30201?hotelCode=DJE');
  await takeDialog('dining-info', createPattern(product.notices.dining));
  await guest.open('/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table');
  await takeDialog('weather', createPattern(reservation.weatherLink));
  await guest.open('/?hotelCode=DSE');
  await takeDialog('full-menu', createPattern(main.links.menu));
  await page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
  await shots.takeView('terms-dialog');
}
