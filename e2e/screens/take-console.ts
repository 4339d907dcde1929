import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags } from '../../tools/lib/chromium-flags';
import { type LanguageName, languageSetups } from '../support/languages';
import { StaffMember } from '../support/staff-member';
import { getFileEnding, type Scheme } from './screenshots';

/**
 * Takes pictures of every screen of the console from a running product with the demo group, at 1024×768 and 1440×900,
 * and combines the languages of each in a sheet: `SITE_URL=http://localhost:3000 EASYPAY_URL=http://127.0.0.1:4010 npx
 * tsx e2e/screens/take-console.ts FOLDER [languages] [schemes] [widths] [screens]`. Lists are separated by commas;
 * schemes are `light` and `dark`. It changes nothing but the read marks of its people.
 */
const people = { manager: 'fnb@dalbit.example', owner: 'owner@dalbit.example', privacy: 'privacy@dalbit.example' };
type Person = keyof typeof people;

interface ScreenPicture {
  readonly person: Person;
  readonly path: string;
  /** Opens what the picture is of. */
  readonly open?: (staff: StaffMember) => Promise<void>;
}

const pressRow = async ({ page }: StaffMember, row: number): Promise<void> => {
  await page.locator('main tbody button').nth(row).click();
  await page.locator('[data-first-focus], main aside h2, dialog h2').last().waitFor();
};
const pressKey = (key: string) => async (staff: StaffMember) => {
  await staff.page.locator('main tbody').first().waitFor();
  await staff.page.keyboard.press(key);
  await staff.page.locator('dialog[open]').waitFor();
};
const pressAct = (index: 'late' | 'noShow') => async (staff: StaffMember) => {
  await pressRow(staff, 14);
  await staff.getButton(staff.texts.staffService.acts[index]).last().click();
  await staff.page.locator('dialog[open]').last().waitFor();
};
const showTab = (index: number) => async (staff: StaffMember) => {
  await pressRow(staff, 0);
  await staff.page.getByRole('tab').nth(index).click();
};
const findDemoMember = async ({ page }: StaffMember): Promise<void> => {
  await page.getByRole('searchbox').fill('member@dalbit.example');
  await page.keyboard.press('Enter');
  await page.locator('main tbody button').first().click();
  await page.locator('main aside h2, dialog h2').last().waitFor();
};
const service = '/console/service?venue=D103';

const screens: Readonly<Record<string, ScreenPicture>> = {
  'sign-in': { person: 'manager', path: '/console/sign-in' },
  service: { person: 'manager', path: service, open: (staff) => pressRow(staff, 12) },
  'service-hotel': { person: 'manager', path: '/console/service?venue=H01' },
  'service-empty': { person: 'manager', path: `${service}&day=2027-03-03` },
  'service-walk-in': { person: 'manager', path: service, open: pressKey('w') },
  'service-late': { person: 'manager', path: service, open: pressAct('late') },
  'service-no-show': { person: 'manager', path: service, open: pressAct('noShow') },
  'service-sales': {
    person: 'manager',
    path: service,
    open: (staff) => staff.getButton(staff.texts.staffService.sales.title).click(),
  },
  palette: { person: 'manager', path: service, open: pressKey('Control+k') },
  keys: { person: 'manager', path: service, open: pressKey('?') },
  reservations: { person: 'manager', path: '/console/reservations', open: (staff) => pressRow(staff, 0) },
  'reservations-notes': { person: 'manager', path: '/console/reservations', open: showTab(1) },
  'reservations-history': { person: 'manager', path: '/console/reservations', open: showTab(2) },
  booking: { person: 'manager', path: '/console/reservations', open: pressKey('n') },
  inquiries: { person: 'manager', path: '/console/inbox?tab=inquiries', open: (staff) => pressRow(staff, 0) },
  reviews: { person: 'manager', path: '/console/inbox?tab=reviews', open: (staff) => pressRow(staff, 0) },
  payments: { person: 'manager', path: '/console/inbox?tab=payments' },
  alerts: { person: 'manager', path: '/console/inbox?tab=alerts' },
  messages: { person: 'manager', path: '/console/inbox?tab=messages' },
  calendar: { person: 'owner', path: '/console/calendar' },
  settings: { person: 'manager', path: '/console/settings' },
  members: { person: 'privacy', path: '/console/members', open: findDemoMember },
  campaigns: { person: 'owner', path: '/console/campaigns' },
  audit: { person: 'privacy', path: '/console/audit', open: (staff) => pressRow(staff, 0) },
  staff: { person: 'owner', path: '/console/staff', open: (staff) => pressRow(staff, 1) },
  account: { person: 'manager', path: '/console/account' },
  missing: { person: 'manager', path: '/console/nowhere' },
};

const [
  folder = 'screens',
  languages = Object.keys(languageSetups).join(),
  schemeList = 'light,dark',
  widthList = '1024,1440',
  screenList = Object.keys(screens).join(),
] = process.argv.slice(2);
const names = languages.split(',') as LanguageName[];
const baseURL = process.env['SITE_URL'] ?? 'http://localhost:3000';
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, email: string): Promise<StoredSession> {
  const context = await browser.newContext({ baseURL });
  const staff = new StaffMember(await context.newPage(), 'en');
  await staff.open('/console/account');
  await staff.signIn(email);
  await staff.page.locator('#screen-title').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Waits until nothing is loaded any more. The service is loaded again all the time, so the network is never idle. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}

async function takeScreen(page: Page, what: string, name: LanguageName, width: number, scheme: Scheme): Promise<void> {
  const screen = screens[what];
  if (screen === undefined) throw new Error(`${what} is no screen`);
  const staff = new StaffMember(page, name);
  await staff.open(screen.path);
  await page.locator('h1').first().waitFor();
  await waitUntilStill(page);
  try {
    await screen.open?.(staff);
  } catch (error) {
    process.stdout.write(`${what} in ${name} at ${width} px: ${String(error).split('\n')[0]}\n`);
  }
  await waitUntilStill(page);
  await page.screenshot({ path: join(folder, `${what}${getFileEnding(name, width, scheme)}`) });
}

/** Puts the languages of a screen side by side, two in a row. */
async function createSheet(what: string, width: number, scheme: Scheme): Promise<void> {
  const files = names.map((name) => join(folder, `${what}${getFileEnding(name, width, scheme)}`));
  const height = width === 1024 ? 768 : 900;
  const rows = Math.ceil(files.length / 2);
  await sharp({ create: { width: width * 2, height: height * rows, channels: 3, background: '#888' } })
    .composite(files.map((input, at) => ({ input, left: (at % 2) * width, top: Math.floor(at / 2) * height })))
    .png()
    .toFile(join(folder, `sheet-${what}-${width}-${scheme}.png`));
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
const sessions = new Map<Person, StoredSession>();
for (const [person, email] of Object.entries(people)) sessions.set(person as Person, await signIn(browser, email));
for (const width of widthList.split(',').map(Number)) {
  for (const scheme of schemeList.split(',') as Scheme[]) {
    for (const what of screenList.split(',')) {
      const session = what === 'sign-in' ? undefined : sessions.get(screens[what]?.person ?? 'manager');
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height: width === 1024 ? 768 : 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        ...(session !== undefined && { storageState: session }),
      });
      context.setDefaultTimeout(20_000);
      for (const name of names) {
        const page = await context.newPage();
        await takeScreen(page, what, name, width, scheme);
        await page.close();
      }
      await context.close();
      if (names.length > 1) await createSheet(what, width, scheme);
    }
    process.stdout.write(`${width} ${scheme}\n`);
  }
}
await browser.close();
