import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './support/clean';
import { dealt } from './support/dealt';
import { dayAhead, dinner, Guest } from './support/guest';

const settled = (page: Page) => page.waitForLoadState('networkidle');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page of the path, ${colorScheme}`, dealt(colorScheme === 'light'), async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width: 1440, height: 900 },
      baseURL: test.info().project.use.baseURL ?? '',
    });
    const page = await context.newPage();
    const guest = new Guest(page, colorScheme === 'light' ? 'en' : 'ko');
    const open = ['/', '/login', '/reservation/step/1', '/reservation/lookup', '/error', '/no-such-page'];
    const browsed = ['/fnb/dinInfo', '/fnb/prom/main', '/fnb/prom/detail?promCode=PR1001', '/fnb/prom/detail?promCode=NONE'];
    for (const path of [...open, ...browsed]) {
      await guest.open(path);
      await settled(page);
      await expectClean(page, path);
    }
    await guest.chooseHotel('H03');
    await guest.chooseVenue(dinner.dinCode);
    await guest.adults(2);
    await guest.chooseDay(dayAhead(50));
    await settled(page);
    await expectClean(page, 'step 1 with its calendar');
    await guest.chooseTime('18:00');
    await guest.next();
    await settled(page);
    await expectClean(page, 'step 2');
    await guest.selectFirstProduct();
    await settled(page);
    await expectClean(page, 'detail');
    await guest.reserve();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectClean(page, 'an alert');
    await guest.closeAlert();
    await guest.addMenu(0, 2);
    await guest.reserve();
    await expect(guest.button(guest.texts.guard.asGuest)).toBeVisible();
    await expectClean(page, 'the guard’s question');
    await guest.goOnAsGuest();
    await settled(page);
    await expectClean(page, 'payment');
    // The button's words bend with the number in English, so it is found by the number.
    await page.getByRole('banner').getByRole('button', { name: /1/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await expectClean(page, 'reservations in progress');
    await page.keyboard.press('Escape');
    await guest.payButton().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectClean(page, 'payment with an alert');
    await guest.closeAlert();
    await expectClean(page, 'payment with marked fields');
    await guest.fillIn();
    const { window } = await guest.openPayment();
    await expectClean(page, 'payment while the window is open');
    await Promise.all([page.waitForURL(/complete/), window.pay()]);
    await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.title })).toBeVisible();
    await settled(page);
    await expectClean(page, 'completed');
    await context.close();
  });
}
