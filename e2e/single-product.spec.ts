import { expect, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { expectModalEntries } from './support/modal';
import { chooseTile } from './support/tiles';

test('the only product of a time opens directly, and a seat without payment asks for details and shows no price, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { product, payment, guard, login, reservation } = guest.texts;
  const firstStepPath = '/reservation/step/1?hotelCode=DBU&dinCode=D204&resvType=table&adultCount=2&childCount=0';
  const day = getDayAhead(44);
  await guest.open(`${firstStepPath}&resvDate=${day}`);
  await guest.chooseDay(day);
  await chooseTile(page.getByRole('radio', { name: /^(18:00|19:00)/ }));
  await guest.goToNextStep();
  await expect(page).toHaveURL(/\/prod\/detail\/D204\/P20402/);
  await page.goBack();
  await expect(page).toHaveURL(/\/reservation\/step\/1/);
  await page.goForward();
  await expect(page).toHaveURL(/\/prod\/detail\/D204\/P20402/);

  await page.getByRole('link', { name: product.alerts.otherProduct }).click();
  await expect(page.getByRole('heading', { level: 1, name: reservation.list.title })).toBeVisible();
  await expect(page).toHaveURL(/\/reservation\/step\/2\/D204/);
  await guest.selectFirstProduct();
  await expect(page.getByRole('link', { name: product.alerts.otherProduct })).toHaveCount(0);

  await guest.pressReserve();
  await expect(guest.getButton(login.kakao)).toBeFocused();
  await expectModalEntries(page, 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/prod\/detail\/D204\/P20402/);
  await guest.pressReserve();
  await guest.getButton(guard.asGuest).click();
  await expect(page.getByRole('heading', { level: 1, name: payment.detailsTitle })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('₩');
  await page.goBack();
  await expect(page).toHaveURL(/\/prod\/detail\/D204\/P20402/);
});
