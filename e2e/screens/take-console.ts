import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags } from '../../tools/lib/chromium-flags';
import { type LanguageName, languageSetups } from '../support/languages';
import { StaffMember } from '../support/staff-member';
import { getFileEnding, type Scheme } from './screenshots';

// Takes screenshots of every screen of the console from a running product with the demo group, at 1024×768 and
// 1440×900, and combines the languages of each in a sheet: `SITE_URL=http://localhost:3000
// EASYPAY_URL=http://127.0.0.1:4010 npx tsx e2e/screens/take-console.ts FOLDER [languages] [schemes] [widths]
// [screens]`. Lists are separated by commas; schemes are `light` and `dark`. Changes the sessions and read
// marks of the staff members, and the draft of one product.

const staffEmails = {
  manager: 'fnb@dalbit.example',
  marketing: 'marketing@dalbit.example',
  owner: 'owner@dalbit.example',
  privacy: 'privacy@dalbit.example',
};
type StaffRole = keyof typeof staffEmails;

const pastedMenus = [
  ['Name (ko)', 'Name (en)', 'Name (cn)', 'Name (ja)', 'Price', 'Allergens'],
  ['봄나물 비빔밥', 'Bibimbap with spring herbs', '春菜拌饭', '春の山菜ビビンバ', '32,000', 'sesame'],
  ['제주 흑돼지 구이', 'Grilled Jeju black pork', '济州黑猪烤肉', '済州黒豚の焼き物', '58,000', ''],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

interface ConsoleScreen {
  readonly role: StaffRole;
  readonly path: string;
  /** Opens the panel or dialog that the screenshot shows. */
  readonly open?: (staff: StaffMember) => Promise<void>;
}

const pressRow = async ({ page }: StaffMember, row: number): Promise<void> => {
  await page.locator('main tbody button').nth(row).click();
  await page.locator('[data-first-focus], main aside h2, dialog h2').last().waitFor();
};
const createKeyPressOpener = (key: string) => async (staff: StaffMember) => {
  await staff.page.locator('main tbody').first().waitFor();
  await staff.page.keyboard.press(key);
  await staff.page.locator('dialog[open]').waitFor();
};
const createActionDialogOpener = (action: 'late' | 'noShow') => async (staff: StaffMember) => {
  await pressRow(staff, 14);
  await staff.getButton(staff.texts.staffService.actions[action]).last().click();
  await staff.page.locator('dialog[open]').last().waitFor();
};
/** Opens the first text of the translation board, whatever its state. */
const openAnyText = async (staff: StaffMember): Promise<void> => {
  await staff.page.locator('main select').nth(3).selectOption('all');
  await pressRow(staff, 0);
};
/** Opens the history of the first form. */
const openFormHistory = async (staff: StaffMember): Promise<void> => {
  await staff.getButton(staff.texts.history.title).first().click();
  await staff.page.locator('dialog[open] ol').last().waitFor();
};
/** Opens the newest version in the first table. */
const openFirstVersion = async ({ page }: StaffMember): Promise<void> => {
  await page.locator('main tbody button').first().click();
  await page.locator('main h2.heading').waitFor();
};
const createTabOpener = (index: number) => async (staff: StaffMember) => {
  await pressRow(staff, 0);
  await staff.page.getByRole('tab').nth(index).click();
};
const findDemoMember = async ({ page }: StaffMember): Promise<void> => {
  await page.getByRole('searchbox').fill('member@dalbit.example');
  await page.keyboard.press('Enter');
  await page.locator('main tbody button').first().click();
  await page.locator('main aside h2, dialog h2').last().waitFor();
};
const openFirstDocument = async ({ page }: StaffMember): Promise<void> => {
  await page.locator('main tbody button').first().click();
  await page.locator('main form').waitFor();
};
const openHistory = async (staff: StaffMember): Promise<void> => {
  await openFirstDocument(staff);
  await staff.getButton(staff.texts.documents.actions.history).click();
};
const openScreenTab = async ({ page }: StaffMember, index: number): Promise<void> => {
  await page.locator('main [role=tab]').nth(index).click();
  await page.locator('main [role=tabpanel] [aria-busy=true]').waitFor({ state: 'detached' });
};
const pasteMenus = async (staff: StaffMember): Promise<void> => {
  await staff.getButton(staff.texts.documents.paste.open).click();
  await staff.page.locator('main textarea').fill(pastedMenus);
  await staff.page.locator('main table').waitFor();
};
/** Saves a draft of the opened product, in which the number in the given field is one higher. */
const saveDraft = async (staff: StaffMember): Promise<void> => {
  const field = staff.page.locator('main form input[inputmode=numeric]').first();
  await field.fill(String(Number(await field.inputValue()) + 1));
  await staff.getButton(staff.texts.documents.actions.save).click();
  await staff.getButton(staff.texts.documents.actions.discard).waitFor();
};
const openPlanDialog = async (staff: StaffMember): Promise<void> => {
  await saveDraft(staff);
  await staff.getButton(staff.texts.documents.actions.plan).click();
  await staff.page.locator('dialog[open]').waitFor();
};
/** Saves a draft in another page, and then a different one in this page, which shows both versions. */
const openComparison = async (staff: StaffMember): Promise<void> => {
  const colleague = new StaffMember(await staff.page.context().newPage(), staff.name);
  await colleague.page.goto(staff.page.url());
  await colleague.page.locator('main form').waitFor();
  const field = staff.page.locator('main form input[inputmode=numeric]').first();
  // The colleague's number is one higher.
  await field.fill(String(Number(await field.inputValue()) + 2));
  await saveDraft(colleague);
  await colleague.page.close();
  await staff.getButton(staff.texts.documents.actions.save).click();
  await staff.page.locator('dialog[open]').waitFor();
};
const openUnpublishDialog = async (staff: StaffMember): Promise<void> => {
  await staff.getButton(staff.texts.documents.actions.unpublish.product).click();
  await staff.page.locator('dialog[open]').waitFor();
};
const servicePath = '/console/service?venue=D103';
const productPath = '/console/products?tab=product&venue=D103&item=P10302';

const screens: Readonly<Record<string, ConsoleScreen>> = {
  'sign-in': { role: 'manager', path: '/console/sign-in' },
  service: { role: 'manager', path: servicePath, open: (staff) => pressRow(staff, 12) },
  'service-hotel': { role: 'manager', path: '/console/service?venue=H01' },
  'service-empty': { role: 'manager', path: `${servicePath}&day=2027-03-03` },
  'service-walk-in': { role: 'manager', path: servicePath, open: createKeyPressOpener('w') },
  'service-late': { role: 'manager', path: servicePath, open: createActionDialogOpener('late') },
  'service-no-show': { role: 'manager', path: servicePath, open: createActionDialogOpener('noShow') },
  'service-sales': {
    role: 'manager',
    path: servicePath,
    open: (staff) => staff.getButton(staff.texts.staffService.sales.title).click(),
  },
  palette: { role: 'manager', path: servicePath, open: createKeyPressOpener('Control+k') },
  keys: { role: 'manager', path: servicePath, open: createKeyPressOpener('?') },
  reservations: { role: 'manager', path: '/console/reservations', open: (staff) => pressRow(staff, 0) },
  'reservations-notes': { role: 'manager', path: '/console/reservations', open: createTabOpener(1) },
  'reservations-history': { role: 'manager', path: '/console/reservations', open: createTabOpener(2) },
  booking: { role: 'manager', path: '/console/reservations', open: createKeyPressOpener('n') },
  inquiries: { role: 'manager', path: '/console/inbox?tab=inquiries', open: (staff) => pressRow(staff, 0) },
  reviews: { role: 'manager', path: '/console/inbox?tab=reviews', open: (staff) => pressRow(staff, 0) },
  payments: { role: 'manager', path: '/console/inbox?tab=payments' },
  alerts: { role: 'manager', path: '/console/inbox?tab=alerts' },
  messages: { role: 'manager', path: '/console/inbox?tab=messages' },
  calendar: { role: 'owner', path: '/console/calendar' },
  'calendar-history': {
    role: 'owner',
    path: '/console/calendar',
    async open(staff) {
      await staff.getButton(staff.texts.staffStock.weekly.title).click();
      await openFormHistory(staff);
    },
  },
  products: { role: 'manager', path: '/console/products?tab=product&venue=H01' },
  'products-menus': { role: 'manager', path: '/console/products?tab=menu&venue=D103' },
  'products-product': { role: 'manager', path: '/console/products?tab=product&venue=D103&item=P10302' },
  'products-venue': { role: 'manager', path: '/console/products?tab=venue&venue=D103&item=D103' },
  'products-promotion': { role: 'manager', path: '/console/products?tab=promotion&venue=H01', open: openFirstDocument },
  'products-history': { role: 'manager', path: '/console/products?tab=menu&venue=D103', open: openHistory },
  'products-paste': { role: 'manager', path: '/console/products?tab=menu&venue=D103', open: pasteMenus },
  'products-plan': { role: 'owner', path: productPath, open: openPlanDialog },
  'products-comparison': { role: 'owner', path: productPath, open: openComparison },
  'products-unpublish': { role: 'owner', path: productPath, open: openUnpublishDialog },
  prices: { role: 'owner', path: '/console/prices' },
  'prices-limits': { role: 'owner', path: '/console/prices', open: (staff) => openScreenTab(staff, 1) },
  'prices-history': { role: 'owner', path: '/console/prices', open: openFormHistory },
  translations: { role: 'marketing', path: '/console/translations', open: openAnyText },
  'message-templates': { role: 'marketing', path: '/console/messages' },
  benefits: { role: 'marketing', path: '/console/benefits' },
  'benefits-codes': { role: 'marketing', path: '/console/benefits', open: (staff) => openScreenTab(staff, 1) },
  agreements: { role: 'owner', path: '/console/agreements' },
  'agreements-version': { role: 'privacy', path: '/console/agreements', open: openFirstVersion },
  'agreements-new': { role: 'owner', path: '/console/agreements?tab=terms&item=new' },
  'agreements-new-policy': {
    role: 'manager',
    path: '/console/agreements?tab=policies&item=new',
    open: (staff) => staff.page.locator('main section[aria-label]').first().scrollIntoViewIfNeeded(),
  },
  'agreements-policies': { role: 'manager', path: '/console/agreements?tab=policies' },
  'agreements-policy': { role: 'manager', path: '/console/agreements?tab=policies', open: openFirstVersion },
  pictures: { role: 'owner', path: '/console/pictures' },
  catalogue: { role: 'owner', path: '/console/catalogue' },
  setup: { role: 'owner', path: '/console/setup' },
  'setup-group': {
    role: 'owner',
    path: '/console/setup',
    open: (staff) => staff.getButton(staff.texts.setup.open.group).click(),
  },
  'setup-hotel-history': { role: 'owner', path: '/console/setup?item=hotel:H01', open: openFormHistory },
  'setup-payment': {
    role: 'owner',
    path: '/console/setup',
    open: (staff) => staff.getButton(staff.texts.setup.testPayment.start).scrollIntoViewIfNeeded(),
  },
  settings: { role: 'manager', path: '/console/settings' },
  members: { role: 'privacy', path: '/console/members', open: findDemoMember },
  campaigns: { role: 'owner', path: '/console/campaigns' },
  audit: { role: 'privacy', path: '/console/audit', open: (staff) => pressRow(staff, 0) },
  staff: { role: 'owner', path: '/console/staff', open: (staff) => pressRow(staff, 1) },
  account: { role: 'manager', path: '/console/account' },
  missing: { role: 'manager', path: '/console/nowhere' },
};

const [
  folder = 'screens',
  languageList = Object.keys(languageSetups).join(),
  schemeList = 'light,dark',
  widthList = '1024,1440',
  screenList = Object.keys(screens).join(),
] = process.argv.slice(2);
const names = languageList.split(',') as LanguageName[];
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

/** Waits until no part of the page is loading. The service list is polled, so the network is never idle. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}

async function takeScreen(
  page: Page,
  screenName: string,
  name: LanguageName,
  width: number,
  scheme: Scheme,
): Promise<void> {
  const screen = screens[screenName];
  if (screen === undefined) throw new Error(`there is no screen ${screenName}`);
  const staff = new StaffMember(page, name);
  await staff.open(screen.path);
  await page.locator('h1').first().waitFor();
  await waitUntilLoaded(page);
  try {
    await screen.open?.(staff);
  } catch (error) {
    process.stdout.write(`${screenName} in ${name} at ${width} px: ${String(error).split('\n')[0]}\n`);
  }
  await waitUntilLoaded(page);
  await page.screenshot({ path: join(folder, `${screenName}${getFileEnding(name, width, scheme)}`) });
}

/** Puts the languages of a screen side by side, two in a row. */
async function createSheet(screenName: string, width: number, scheme: Scheme): Promise<void> {
  const files = names.map((name) => join(folder, `${screenName}${getFileEnding(name, width, scheme)}`));
  const height = width === 1024 ? 768 : 900;
  const rows = Math.ceil(files.length / 2);
  await sharp({ create: { width: width * 2, height: height * rows, channels: 3, background: '#888' } })
    .composite(files.map((input, index) => ({ input, left: (index % 2) * width, top: Math.floor(index / 2) * height })))
    .png()
    .toFile(join(folder, `sheet-${screenName}-${width}-${scheme}.png`));
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
const sessions = new Map<StaffRole, StoredSession>();
for (const [role, email] of Object.entries(staffEmails)) sessions.set(role as StaffRole, await signIn(browser, email));
for (const width of widthList.split(',').map(Number)) {
  for (const scheme of schemeList.split(',') as Scheme[]) {
    for (const screenName of screenList.split(',')) {
      const session = screenName === 'sign-in' ? undefined : sessions.get(screens[screenName]?.role ?? 'manager');
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
        await takeScreen(page, screenName, name, width, scheme);
        await page.close();
      }
      await context.close();
      if (names.length > 1) await createSheet(screenName, width, scheme);
    }
    process.stdout.write(`${width} ${scheme}\n`);
  }
}
await browser.close();
