import { getWeekday } from '@dining/domain/shared/seoul-calendar';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatFullDay } from '@dining/i18n/formats';
import { en } from '@dining/i18n/site/en';
import type { Browser } from '@playwright/test';
import { pattern } from '../e2e/support/tongues';
import { JourneyRecorder, sumSteps } from './lib/journey-recorder';
import { measureSites } from './lib/sites';
import { emulateSlowPhone } from './lib/slow-phone';

/**
 * Measures a new guest's first reservation on a phone (390 px, 4 times slower CPU, 1.6 Mbit/s, 150 ms): from the first
 * page to the completed one, a dinner for two on a chosen day, without an account. Counts taps, characters and screens;
 * seconds are 1.2 for a tap, 0.3 for a character, 3 for a screen, and the waiting time. A URL after `first-journey` is
 * measured instead of a started product.
 */
const guest = { name: 'Han Bada', phone: '01043218765', email: 'bada.han@example.com' };

/** Returns the Saturday of next week, which is among the two weeks on the first page. */
function getVisitDay(): string {
  const today = getTodayInSeoul(new Date());
  const sinceMonday = (getWeekday(today) + 6) % 7;
  return addDays(today, 12 - sinceMonday);
}

async function walk(journey: JourneyRecorder): Promise<void> {
  const { page } = journey;
  const day = getVisitDay();
  const button = (name: string) =>
    page
      .getByRole('button', { name: pattern(name) })
      .filter({ visible: true })
      .first();
  const find = page.getByRole('form', { name: en.availability.title });
  await journey.open('/?hotelCode=DJE&lang=en', find.getByRole('button', { name: en.availability.title }));
  const tile = find.locator('label').filter({ has: page.getByRole('radio', { name: formatFullDay(day, 'en') }) });
  await journey.tap('chooses a day', tile);
  const times = page
    .getByRole('list', { name: en.availability.times.replace('{{name}}', 'Oreum Grill') })
    .getByRole('link');
  await journey.tapAndWait(
    'looks for a table',
    find.getByRole('button', { name: en.availability.title }),
    times.first(),
  );
  await journey.tapAndWait(
    'takes seven o’clock',
    times.filter({ hasText: '19:00' }),
    button(en.reservation.list.select),
  );
  if (!page.url().includes(day)) throw new Error(`the day ${day} was lost on the way to ${page.url()}`);
  await journey.tapAndWait(
    'takes the first dinner',
    button(en.reservation.list.select),
    button(en.common.buttons.reserve),
  );
  await journey.tapAndWait('reserves', button(en.common.buttons.reserve), button(en.guard.asGuest));
  const booker = page.getByRole('region', { name: en.payment.booker.title });
  const name = booker.getByRole('textbox', { name: pattern(en.payment.booker.name) }).first();
  await journey.tapAndWait('goes on as guest', button(en.guard.asGuest), name);
  await journey.type('types the name', name, guest.name);
  await journey.type('types the phone number', booker.getByRole('textbox', { name: en.phone.korean }), guest.phone);
  await journey.type(
    'types the mail address',
    booker.getByRole('combobox', { name: pattern(en.payment.booker.email) }),
    guest.email,
  );
  await journey.tap('agrees', page.getByText(pattern(en.payment.terms.finalAgree)).first());
  const paid = page.locator('button.pay');
  await journey.tapAndWait('pays', button(en.payment.actions.pay), paid);
  await journey.tapAndWait(
    'lets the provider charge the card',
    paid,
    page.getByRole('heading', { level: 1, name: en.resvStatus.sentences.reserved }),
  );
}

async function measure(browser: Browser, site: string): Promise<void> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  await emulateSlowPhone(context, page);
  const journey = new JourneyRecorder(page);
  await walk(journey);
  for (const { what, taps, characters, screens, waited } of journey.steps)
    console.log(
      `${what.padEnd(34)} ${String(taps).padStart(2)} taps ${String(characters).padStart(3)} characters ${screens} screens ${waited.toFixed(1).padStart(5)} s`,
    );
  const { taps, characters, screens, waited, seconds } = sumSteps(journey.steps);
  console.log(
    `${taps} taps, ${characters} characters, ${screens} screens, ${waited.toFixed(1)} s of waiting: ${Math.round(seconds)} s`,
  );
}

await measureSites('3302', measure);
