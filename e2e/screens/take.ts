import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../tools/lib/chromium-flags';
import { type LanguageName, languageSetups } from '../support/languages';
import { takeBenefits } from './benefits';
import { captureBrowsingScreens } from './browsing';
import { takeCancelling } from './cancelling';
import { takeChoosing } from './choosing';
import { takeJoining } from './joining';
import { takeMypage } from './mypage';
import { takeOther } from './other';
import { takeProfile } from './profile';
import { captureReservationScreens } from './reserving';
import { takeReviewing } from './reviewing';
import { createSheets } from './sheets';
import { type Scheme, Shots, type Width, widths } from './shots';
import { takeStandIns } from './stand-ins';

/**
 * Takes screenshots of every page, mail and stand-in of a running product, at 390, 820 and 1440 px, and combines them
 * in sheets: `SITE_URL=http://localhost:3000 EASYPAY_URL=http://127.0.0.1:4010 npx tsx e2e/screens/take.ts FOLDER
 * [languages] [parts] [schemes] [widths]`. Lists are separated by commas; schemes are `light` and `dark`.
 */
const parts: Readonly<Record<string, (shots: Shots) => Promise<void>>> = {
  browsing: captureBrowsingScreens,
  choosing: takeChoosing,
  reserving: captureReservationScreens,
  cancelling: takeCancelling,
  mypage: takeMypage,
  profile: takeProfile,
  reviewing: takeReviewing,
  joining: takeJoining,
  benefits: takeBenefits,
  other: takeOther,
  standIns: takeStandIns,
};

const [
  folder = 'screens',
  languages = Object.keys(languageSetups).join(),
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
for (const name of languages.split(',') as LanguageName[]) {
  for (const width of chosenWidths) {
    const viewport = { width, height: width === 390 ? 844 : 900 };
    for (const part of partList.split(',')) {
      const { locale } = languageSetups[name];
      const context = await browser.newContext({ baseURL, viewport, locale, reducedMotion: 'reduce' });
      await parts[part]?.(new Shots(await context.newPage(), name, width, schemes, folder));
      await context.close();
    }
    for (const scheme of schemes) await createSheets(folder, name, width, scheme);
    process.stdout.write(`${name} ${width}\n`);
  }
}
await browser.close();
