import { getWeekday } from '@dining/domain/shared/seoul-calendar';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatFullDay } from '@dining/i18n/formats';
import { en } from '@dining/i18n/site/en';
import type { Browser } from '@playwright/test';
import { createPattern } from '../e2e/support/languages';
import { JourneyRecorder, sumSteps } from './lib/journey-recorder';
import { measureSites } from './lib/sites';
import { emulateSlowPhone } from './lib/slow-phone';

// Measures a new guest's first reservation on a phone (390 px, 4 times slower CPU, 1.6 Mbit/s, 150 ms): from the main
// page to the confirmed reservation, a dinner for two on a chosen day, without an account. Counts 1.2 s for a tap,
// 0.3 s for a character, 3 s for a screen, and the waiting time.

const guest = { name: 'Han Bada', phone: '01043218765', email: 'bada.han@example.com' };

/** Returns the Saturday of the next week. */
function getVisitDay(): string {
  const today = getTodayInSeoul(new Date());
  const daysSinceMonday = (getWeekday(today) + 6) % 7;
  return addDays(today, 12 - daysSinceMonday);
}

async function reserve(journey: JourneyRecorder): Promise<void> {
  const { page } = journey;
  const day = getVisitDay();
  const getButton = (name: string) =>
    page
      .getByRole('button', { name: createPattern(name) })
      .filter({ visible: true })
      .first();
  const openSearchButton = page.locator('[aria-haspopup="dialog"]').filter({ hasText: en.availability.title });
  const searchDialog = page.getByRole('dialog', { name: en.availability.title });
  const submitSearchButton = searchDialog.getByRole('button', { name: en.availability.title });
  await journey.open('/?hotelCode=DJE&lang=en', openSearchButton);
  await journey.tapAndWait('opens the search', openSearchButton, submitSearchButton);
  const dayOption = searchDialog
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: formatFullDay(day, 'en') }) });
  await journey.tap('chooses a day', dayOption);
  const timeLinks = page
    .getByRole('list', { name: en.availability.times.replace('{{name}}', 'Oreum Grill') })
    .getByRole('link');
  await journey.tapAndWait('looks for a table', submitSearchButton, timeLinks.first());
  await journey.tapAndWait(
    'chooses seven o’clock',
    timeLinks.filter({ hasText: '19:00' }),
    getButton(en.reservation.list.select),
  );
  if (!page.url().includes(day)) throw new Error(`the day ${day} is missing in ${page.url()}`);
  await journey.tapAndWait(
    'chooses the first dinner',
    getButton(en.reservation.list.select),
    getButton(en.common.buttons.reserve),
  );
  await journey.tapAndWait('reserves', getButton(en.common.buttons.reserve), getButton(en.guard.asGuest));
  const booker = page.getByRole('region', { name: en.payment.booker.title });
  const name = booker.getByRole('textbox', { name: createPattern(en.payment.booker.name) }).first();
  await journey.tapAndWait('continues as guest', getButton(en.guard.asGuest), name);
  await journey.type('types the name', name, guest.name);
  await journey.typeNext('types the phone number', booker.getByRole('textbox', { name: en.phone.korean }), guest.phone);
  await journey.typeNext(
    'types the mail address',
    booker.getByRole('combobox', { name: createPattern(en.payment.booker.email) }),
    guest.email,
  );
  await journey.tap('agrees', page.getByText(createPattern(en.payment.terms.finalAgree)).first());
  const providerPayButton = page.locator('button.pay');
  await journey.tapAndWait('pays', getButton(en.payment.actions.pay), providerPayButton);
  await journey.tapAndWait(
    'confirms at the provider',
    providerPayButton,
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
  await reserve(journey);
  for (const { description, taps, characters, screens, waitedSeconds } of journey.steps)
    console.log(
      `${description.padEnd(34)} ${String(taps).padStart(2)} taps ${String(characters).padStart(3)} characters ${screens} screens ${waitedSeconds.toFixed(1).padStart(5)} s`,
    );
  const { taps, characters, screens, waitedSeconds, seconds } = sumSteps(journey.steps);
  console.log(
    `${taps} taps, ${characters} characters, ${screens} screens, ${waitedSeconds.toFixed(1)} s of waiting: ${Math.round(seconds)} s`,
  );
}

await measureSites('3302', measure);
