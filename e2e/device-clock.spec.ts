import { formatFullDay } from '@dining/i18n/formats';
import { expect, type Page, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { createPattern, type LanguageName } from './support/languages';
import { signIn, signInByApi } from './support/member';

const dayMs = 86_400_000;
const getSeoulDay = (instantMs: number): string => new Date(instantMs + dayMs * 0.375).toISOString().slice(0, 10);

/** Shifts the device's clock without changing its speed. */
const shiftClock = (page: Page, offsetMs: number) =>
  page.addInitScript((ms) => {
    const DeviceDate = Date;
    // oxlint-disable-next-line no-global-assign -- the clock of the device
    Date = class extends DeviceDate {
      constructor(...args: unknown[]) {
        if (args.length === 0) super(DeviceDate.now() + ms);
        else super(...(args as [number]));
      }
      static override now(): number {
        return DeviceDate.now() + ms;
      }
    } as DateConstructor;
  }, offsetMs);

/** Replaces all clocks of the page, so that the navigation's timing does not reveal the shift. */
const installClock = (page: Page, offsetMs: number) => page.clock.install({ time: Date.now() + offsetMs });

const wrongClocks: readonly {
  name: string;
  languageName: LanguageName;
  offsetMs: number;
  daysAhead: number;
  setClock: (page: Page, offsetMs: number) => Promise<unknown>;
}[] = [
  { name: 'a day slow', languageName: 'ko', offsetMs: -dayMs, daysAhead: 76, setClock: shiftClock },
  { name: 'two days fast', languageName: 'ja', offsetMs: 2 * dayMs, daysAhead: 77, setClock: shiftClock },
  { name: 'ten years slow', languageName: 'en', offsetMs: -3_650 * dayMs, daysAhead: 78, setClock: installClock },
  { name: 'three years fast', languageName: 'cn', offsetMs: 1_095 * dayMs, daysAhead: 79, setClock: installClock },
];

for (const { name, languageName, offsetMs, daysAhead, setClock } of wrongClocks) {
  test(`the site reports the wrong clock once, shows the server’s day and accepts a reservation on a device whose clock is ${name}`, async ({
    page,
  }) => {
    const guest = new Guest(page, languageName);
    await setClock(page, offsetMs);
    await guest.open('/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2');
    const notice = page.getByText(createPattern(guest.texts.device.clock));
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(getSeoulDay(Date.now()).slice(0, 7));
    await guest.getDayInCalendar(getDayAhead(0));
    const today = page
      .getByRole('grid')
      .getByRole('button', { name: createPattern(guest.texts.reservation.date.today) });
    await expect(today).toHaveAccessibleName(
      createPattern(formatFullDay(getSeoulDay(Date.now()), guest.languageSetup.language)),
    );

    await page
      .getByRole('status')
      .filter({ has: notice })
      .getByRole('button', { name: guest.texts.common.buttons.close })
      .click();
    await expect(notice).toHaveCount(0);
    await guest.preparePayment(getDayAhead(daysAhead));
    await expect(notice).toHaveCount(0);
    const { window } = await guest.openPaymentWindow();
    await expect(page.getByRole('timer')).toContainText(/\d:\d\d/);
    await Promise.all([page.waitForURL(/\/payment\/complete\//), window.pay()]);
  });
}

test('a member stays signed in on a device whose clock is ten years fast', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.clock.install({ time: Date.now() + 3_650 * dayMs });
  await guest.open('/login');
  await signIn(guest);
  await guest.open('/fnb/mypage/main');
  await expect(guest.getButton(guest.texts.common.header.logout)).toBeVisible();
});

test('the site shows no message about a correct clock', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await guest.open('/');
  await signInByApi(page);
  await guest.reload();
  await expect(guest.getButton(guest.texts.common.header.logout)).toBeVisible();
  await expect(page.getByText(createPattern(guest.texts.device.clock))).toHaveCount(0);
});
