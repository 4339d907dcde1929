import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../tools/lib/chromium-flags';
import { dayAhead, Guest } from './support/guest';
import { arrivedMail, mailPage } from './support/mailbox';
import { searchInModal } from './support/modal';
import { type TongueName, tongues } from './support/tongues';

/**
 * Takes a picture of every page of the path and of the mail at its end, in each language, at 390 and 1440 px, from a running product:
 * `SITE_URL=http://localhost:3000 EASYPAY_URL=http://127.0.0.1:4010 npx tsx e2e/screens.ts FOLDER [languages]`.
 */
const [folder = 'screens', chosen = Object.keys(tongues).join()] = process.argv.slice(2);
const baseURL = process.env['SITE_URL'] ?? 'http://localhost:3000';
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
mkdirSync(folder, { recursive: true });

/** Down to the foot and back, so that the pictures that wait until they are near have come. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 300) {
    await page.evaluate((y) => scrollTo(0, y), at);
    await page.waitForTimeout(200);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

const browser = await chromium.launch({ executablePath, args: chromiumFlags });
let day = 60;
for (const name of chosen.split(',') as TongueName[]) {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: width === 390 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const guest = new Guest(page, name);
    const shoot = async (what: string) => {
      await scrollThrough(page);
      await page.screenshot({ path: join(folder, `${what}-${name}-${width}.png`), fullPage: true });
    };
    for (const [what, path] of [
      ['main', '/'],
      ['venues', '/fnb/dinInfo'],
      ['promotions', '/fnb/prom/main'],
      ['promotion', '/fnb/prom/detail?promCode=PR1001'],
      ['login', '/login'],
      ['login-refused', '/kakao-oauth/result?error=access_denied'],
      ['find-id', '/find-id'],
      ['password', '/find-id/password'],
      ['password-expired', '/find-id/password?key=none'],
      ['reviews', '/review/list/D101/P10104'],
      ['error', '/no-such-page'],
    ] as const) {
      await guest.open(path);
      await shoot(what);
    }
    await guest.open('/?hotelCode=DJE');
    await page.getByRole('button', { name: guest.texts.main.links.benefits }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `benefits-${name}-${width}.png`) });
    await guest.open('/?hotelCode=DJE');
    await page.getByRole('tabpanel').locator('h3 a').first().press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.screenshot({ path: join(folder, `modal-who-${name}-${width}.png`) });
    await searchInModal(guest);
    await guest.chooseDay(dayAhead(day));
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `modal-when-${name}-${width}.png`) });
    await guest.open('/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&childCount=0');
    day += 1;
    await guest.chooseDay(dayAhead(day));
    await shoot('step1');
    await guest.chooseTime('18:00');
    await guest.next();
    await page.waitForURL(/step\/2/);
    await shoot('step2');
    await guest.selectFirstProduct();
    await guest.addMenu(0, 2);
    await shoot('detail');
    await guest.reserve();
    await guest.button(guest.texts.guard.asGuest).waitFor();
    await page.screenshot({ path: join(folder, `guard-${name}-${width}.png`) });
    await guest.goOnAsGuest();
    await guest.fillIn();
    await shoot('payment');
    if (width === 1440) {
      const { window } = await guest.openPayment();
      await page.screenshot({ path: join(folder, `waiting-${name}-${width}.png`) });
      await window.page.screenshot({ path: join(folder, `provider-${name}.png`) });
      await Promise.all([page.waitForURL(/complete/), window.pay()]);
    } else {
      await guest.payButton().click();
      await page.locator('button.pay').click();
      await page.waitForURL(/complete/);
    }
    await shoot('complete');
    const mail = await arrivedMail(new URL(page.url()).pathname.split('/').pop() ?? '');
    await page.goto(mailPage(mail.id));
    await shoot('mail');
    await context.close();
    process.stdout.write(`${name} ${width}\n`);
  }
}
await browser.close();
