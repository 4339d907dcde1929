import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../tools/lib/chromium-flags';
import { type LanguageName, languageSetups } from '../support/languages';
import { captureBenefitsScreens } from './benefits';
import { captureBrowsingScreens } from './browsing';
import { captureCancellationScreens } from './cancelling';
import { captureChoiceScreens } from './choosing';
import { createContactSheets } from './contact-sheets';
import { captureJoinScreens } from './joining';
import { captureMypageScreens } from './mypage';
import { captureOtherScreens } from './other';
import { captureProfileScreens } from './profile';
import { captureReservationScreens } from './reserving';
import { captureReviewScreens } from './reviewing';
import { type Scheme, Screenshots, type Width, widths } from './screenshots';
import { captureStandInScreens } from './stand-ins';

// Takes screenshots of every page, mail and stand-in of a running product, at 390, 820 and 1440 px, and combines them
// in sheets: `SITE_URL=http://localhost:3000 EASYPAY_URL=http://127.0.0.1:4010 npx tsx e2e/screens/take.ts FOLDER
// [languages] [parts] [schemes] [widths]`. Lists are separated by commas; schemes are `light` and `dark`.

/** The parts of the product, each with the function that takes its screenshots. */
const parts: Readonly<Record<string, (shots: Screenshots) => Promise<void>>> = {
  browsing: captureBrowsingScreens,
  choosing: captureChoiceScreens,
  reserving: captureReservationScreens,
  cancelling: captureCancellationScreens,
  mypage: captureMypageScreens,
  profile: captureProfileScreens,
  reviewing: captureReviewScreens,
  joining: captureJoinScreens,
  benefits: captureBenefitsScreens,
  other: captureOtherScreens,
  standIns: captureStandInScreens,
};

const [
  folder = 'screens',
  languageList = Object.keys(languageSetups).join(),
  partList = Object.keys(parts).join(),
  schemeList = 'light',
  widthList = widths.join(),
] = process.argv.slice(2);
const schemes = schemeList.split(',') as Scheme[];
const chosenWidths = widthList.split(',').map(Number) as Width[];
const baseURL = process.env['SITE_URL'] ?? 'http://localhost:3000';
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath, args: chromiumFlags });
for (const name of languageList.split(',') as LanguageName[]) {
  for (const width of chosenWidths) {
    const viewport = { width, height: width === 390 ? 844 : 900 };
    for (const part of partList.split(',')) {
      const { locale } = languageSetups[name];
      const context = await browser.newContext({ baseURL, viewport, locale, reducedMotion: 'reduce' });
      await parts[part]?.(new Screenshots(await context.newPage(), name, width, schemes, folder));
      await context.close();
    }
    for (const scheme of schemes) await createContactSheets(folder, name, width, scheme);
    process.stdout.write(`${name} ${width}\n`);
  }
}
await browser.close();
