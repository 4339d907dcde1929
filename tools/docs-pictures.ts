import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { Shots } from '../e2e/screens/shots';
import { getDayAhead } from '../e2e/support/guest';
import { catalogue } from '../studio/catalogue/all';
import { createContactSheet } from '../studio/contact-sheet';
import { findBrowser } from './lib/browser';
import { buildIfStale } from './lib/build';
import { chromiumFlags } from './lib/chromium-flags';
import { findFreePort } from './lib/free-port';
import { startProduct } from './lib/product';
import { root } from './lib/run';

const pictureFolder = join(root, 'docs/pictures');
const firstStep = '/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&childCount=0';
const visitDay = getDayAhead(20);

type PictureTask = (browser: Browser, baseURL: string, folder: string) => Promise<void>;

async function openShots(
  browser: Browser,
  baseURL: string,
  folder: string,
  viewport: { width: 390 | 1440; height: number },
  path: string,
): Promise<Shots> {
  const options = { baseURL, viewport, locale: 'en-US', reducedMotion: 'reduce', deviceScaleFactor: 2 } as const;
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(120_000);
  const shots = new Shots(page, 'en', viewport.width, ['light'], folder);
  await shots.guest.goTo(path);
  await page.locator('.load-error').waitFor({ state: 'detached' });
  return shots;
}

const writeWebp = (picture: Sharp, name: string) =>
  picture.webp({ quality: 82 }).toFile(join(pictureFolder, `${name}.webp`));

const takeFirstPage: PictureTask = async (browser, baseURL, folder) => {
  const shots = await openShots(browser, baseURL, folder, { width: 1440, height: 1400 }, '/');
  await writeWebp(sharp(await shots.takeView('main')).resize({ width: 960 }), 'main');
  await shots.page.context().close();
};

const takeFirstStep: PictureTask = async (browser, baseURL, folder) => {
  const shots = await openShots(browser, baseURL, folder, { width: 1440, height: 1200 }, firstStep);
  await shots.guest.chooseDay(visitDay);
  await shots.guest.chooseTime('18:00');
  await writeWebp(sharp(await shots.takeView('step-1')).resize({ width: 960 }), 'step-1');
  await shots.page.context().close();
};

/** Reserves and pays on a phone: choosing a product, choosing menus, paying, completed. */
const takePhone: PictureTask = async (browser, baseURL, folder) => {
  const shots = await openShots(browser, baseURL, folder, { width: 390, height: 844 }, firstStep);
  const { guest, page } = shots;
  const files: string[] = [];
  const takeFromTop = async (what: string) => {
    await page.evaluate(() => scrollTo(0, 0));
    files.push(await shots.takeView(what));
  };
  await guest.chooseDay(visitDay);
  await guest.chooseTime('18:00');
  await guest.goToNextStep();
  await page.waitForURL(/step\/2/);
  await takeFromTop('phone-products');
  await guest.selectFirstProduct();
  await guest.addMenu(0, 2);
  await takeFromTop('phone-menus');
  await guest.reserve();
  await guest.continueAsGuest();
  await guest.fillIn();
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

async function takeContactSheet(folder: string): Promise<void> {
  const file = join(folder, 'contact-sheet.png');
  await createContactSheet(Object.keys(catalogue), file);
  await writeWebp(sharp(file).resize({ width: 960 }), 'all');
}

/** `npm run docs:pictures`: takes the pictures of README.md and docs from the built product with the demo group. */
async function main(): Promise<void> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'dining-pictures-'));
  const dataFolder = join(folder, 'data');
  const env = { ...process.env, PORT: String(await findFreePort()), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const product = await startProduct({ env, fakesPort: '0' });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumFlags });
  try {
    for (const take of [takeFirstPage, takeFirstStep, takePhone]) await take(browser, product.url, folder);
    await takeContactSheet(folder);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
