import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { Screenshots } from '../e2e/screens/screenshots';
import { getDayAhead } from '../e2e/support/guest';
import { createPattern } from '../e2e/support/languages';
import { chooseDayAndProduct, chooseMenusAndTime } from '../e2e/support/phone-booking';
import { StaffMember } from '../e2e/support/staff-member';
import { catalogue } from '../studio/catalogue/catalogue';
import { createContactSheet } from '../studio/contact-sheet';
import { findBrowser } from './lib/browser';
import { buildIfStale } from './lib/build';
import { chromiumFlags } from './lib/chromium-flags';
import { findFreePort } from './lib/free-port';
import { root } from './lib/run';
import { startApp } from './lib/running-app';

const pictureFolder = join(root, 'docs/pictures');
const step1Path = '/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&childCount=0';
const visitDay = getDayAhead(20);

type PictureTask = (browser: Browser, baseURL: string, folder: string) => Promise<void>;

async function openPageForScreenshots(
  browser: Browser,
  baseURL: string,
  folder: string,
  viewport: { width: 390 | 1440; height: number },
  path: string,
): Promise<Screenshots> {
  const options = { baseURL, viewport, locale: 'en-US', reducedMotion: 'reduce', deviceScaleFactor: 2 } as const;
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(120_000);
  const screenshots = new Screenshots(page, 'en', viewport.width, ['light'], folder);
  await screenshots.guest.goTo(path);
  await page.locator('.load-error').waitFor({ state: 'detached' });
  return screenshots;
}

const writeWebp = (picture: Sharp, name: string) =>
  picture.webp({ quality: 82 }).toFile(join(pictureFolder, `${name}.webp`));

const takeMainPage: PictureTask = async (browser, baseURL, folder) => {
  const screenshots = await openPageForScreenshots(browser, baseURL, folder, { width: 1440, height: 1400 }, '/');
  await writeWebp(sharp(await screenshots.takeView('main')).resize({ width: 960 }), 'main');
  await screenshots.page.context().close();
};

const takeFirstStep: PictureTask = async (browser, baseURL, folder) => {
  const screenshots = await openPageForScreenshots(browser, baseURL, folder, { width: 1440, height: 1200 }, step1Path);
  await screenshots.guest.chooseDay(visitDay);
  await screenshots.guest.chooseTime('18:00');
  await writeWebp(sharp(await screenshots.takeView('step-1')).resize({ width: 960 }), 'step-1');
  await screenshots.page.context().close();
};

/** Reserves and pays on a mobile phone. Takes a picture of the products, the menus, the payment and the completion. */
const takeMobileSteps: PictureTask = async (browser, baseURL, folder) => {
  const screenshots = await openPageForScreenshots(browser, baseURL, folder, { width: 390, height: 844 }, step1Path);
  const { guest, page } = screenshots;
  const files: string[] = [];
  const takeFromTop = async (name: string) => {
    await page.evaluate(() => scrollTo(0, 0));
    files.push(await screenshots.takeView(name));
  };
  await guest.chooseDay(visitDay);
  await guest.chooseTime('18:00');
  await guest.goToNextStep();
  await page.waitForURL(/step\/2/);
  await takeFromTop('phone-products');
  await guest.selectFirstProduct();
  await guest.setMenuCount(0, 2);
  await takeFromTop('phone-menus');
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  await takeFromTop('phone-payment');
  await guest.getPayButton().click();
  await page.locator('button.pay').click();
  await page.waitForURL(/complete/);
  await takeFromTop('phone-completed');
  await page.context().close();

  const [width, height, gap] = [294, 636, 8];
  const layers = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize({ width, height }).toBuffer(),
      left: index * (width + gap),
      top: 0,
    })),
  );
  const size = { width: files.length * (width + gap) - gap, height, channels: 3, background: '#ffffff' } as const;
  await writeWebp(sharp({ create: size }).composite(layers), 'phone');
};

/** Opens a screen of the console and signs in as the staff member with this e-mail address. */
async function openConsole(browser: Browser, baseURL: string, path: string, email: string): Promise<StaffMember> {
  const options = { baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-US', deviceScaleFactor: 2 } as const;
  const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(120_000);
  const staff = new StaffMember(page, 'en');
  await staff.open(path);
  await staff.signIn(email);
  return staff;
}

/** Takes a picture of a manager's service screen, with the details of a party open. */
const takeService: PictureTask = async (browser, baseURL) => {
  const manager = await openConsole(browser, baseURL, '/console/service?venue=D103', 'fnb@dalbit.example');
  const { page } = manager;
  const rows = page.locator('button[data-row]');
  await rows.nth(2).click();
  await manager.getButton(manager.texts.staffService.actions.arrived).first().waitFor();
  await writeWebp(sharp(await page.screenshot()).resize({ width: 1200 }), 'console-service');
  await page.context().close();
};

/** Takes a picture of the form for a booking by telephone, filled in up to the choice of how the guest pays. */
const takeBookingForm: PictureTask = async (browser, baseURL) => {
  const desk = await openConsole(browser, baseURL, '/console/reservations', 'desk@dalbit.example');
  const { page } = desk;
  const { contact, form: formTexts } = desk.texts.staffDesk;
  await desk.getButton(formTexts.new).click();
  const form = page.getByRole('dialog', { name: formTexts.title });
  await form.getByRole('textbox', { name: createPattern(contact.name) }).fill('Emma Lindqvist');
  await form.getByRole('textbox', { name: createPattern(contact.phone) }).fill('010 2345 6789');
  await form.getByRole('textbox', { name: createPattern(contact.email) }).fill('emma@guest.example');
  await form.getByRole('combobox', { name: createPattern(formTexts.venue) }).selectOption({ index: 1 });
  await chooseDayAndProduct(desk, form, 20);
  await chooseMenusAndTime(form);
  await form.getByRole('radio', { name: createPattern(formTexts.payAt.link) }).check();
  await form.getByRole('checkbox', { name: createPattern(formTexts.spoken) }).check();
  await writeWebp(sharp(await page.screenshot()).resize({ width: 1200 }), 'console-booking');
  await page.context().close();
};

/** Screens for the content of the site and for the set-up, with the staff member who opens each. */
const contentScreens = {
  'console-setup': { path: '/console/setup', email: 'owner@dalbit.example' },
  'console-product': { path: '/console/products?tab=product&venue=D103&item=P10302', email: 'fnb@dalbit.example' },
  'console-calendar': { path: '/console/calendar?venue=D103', email: 'fnb@dalbit.example' },
  'console-prices': { path: '/console/prices?venue=D103', email: 'fnb@dalbit.example' },
  'console-catalogue': { path: '/console/catalogue', email: 'owner@dalbit.example' },
};

const takeContentScreen =
  (name: keyof typeof contentScreens): PictureTask =>
  async (browser, baseURL) => {
    const { path, email } = contentScreens[name];
    const { page } = await openConsole(browser, baseURL, path, email);
    await page.locator('#screen-title').waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    await writeWebp(sharp(await page.screenshot()).resize({ width: 1200 }), name);
    await page.context().close();
  };

const takeContactSheet: PictureTask = async (_browser, _baseURL, folder) => {
  const file = join(folder, 'contact-sheet.png');
  await createContactSheet(Object.keys(catalogue), file);
  await writeWebp(sharp(file).resize({ width: 960 }), 'all');
};

const tasks: Readonly<Record<string, PictureTask>> = {
  main: takeMainPage,
  'step-1': takeFirstStep,
  phone: takeMobileSteps,
  'console-service': takeService,
  'console-booking': takeBookingForm,
  'console-setup': takeContentScreen('console-setup'),
  'console-product': takeContentScreen('console-product'),
  'console-calendar': takeContentScreen('console-calendar'),
  'console-prices': takeContentScreen('console-prices'),
  'console-catalogue': takeContentScreen('console-catalogue'),
  all: takeContactSheet,
};

/**
 * `npm run docs:pictures`: takes the pictures of README.md and docs from the built application with the demo group.
 * With names, such as `-- console-service`, it takes only those pictures.
 */
async function main(names: readonly string[]): Promise<void> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'dining-pictures-'));
  const dataFolder = join(folder, 'data');
  const env = { ...process.env, PORT: String(await findFreePort()), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const product = await startApp({ env, fakesPort: '0' });
  // `StaffMember` gets the codes for signing in from the stand-ins at this URL.
  process.env['EASYPAY_URL'] = product.easypayUrl;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumFlags });
  try {
    for (const [name, take] of Object.entries(tasks))
      if (names.length === 0 || names.includes(name)) await take(browser, product.url, folder);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
