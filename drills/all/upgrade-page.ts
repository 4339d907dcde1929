import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Guest, getDayAhead } from '../../e2e/support/guest';
import { createPattern } from '../../e2e/support/languages';
import { findBrowser } from '../../tools/lib/browser';
import { chromiumFlags } from '../../tools/lib/chromium-flags';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectExactly, type Figure, report } from '../lib/figures';
import { getLedgerRow } from '../lib/ledger';
import { createNextBuild } from '../lib/next-build';
import { queryCount } from '../lib/orders';

const actionTimeoutMs = 20_000;

interface PaymentTab {
  readonly guest: Guest;
  readonly page: Page;
  readonly seen: { loads: number; missing: number };
}

async function openPaymentPage(browser: Browser, deployment: Deployment, days: number): Promise<PaymentTab> {
  const context = await browser.newContext({ baseURL: deployment.url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(actionTimeoutMs);
  const page = await context.newPage();
  const guest = new Guest(page, 'ko');
  // Outside a test, retrying assertions do not time out.
  await Promise.race([
    guest.arriveAtPayment(getDayAhead(days)),
    new Promise((_done, fail) =>
      setTimeout(() => fail(new Error('the payment page does not come')), 2 * actionTimeoutMs),
    ),
  ]);
  const seen = { loads: 0, missing: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.loads += 1;
  });
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/assets/')) seen.missing += 1;
  });
  return { guest, page, seen };
}

const isNext = (page: Page): Promise<boolean> => page.evaluate(() => 'nextBuild' in globalThis);
const waitForCompletion = (page: Page): Promise<void> => page.waitForURL(/\/payment\/complete\//);

const readSheetCookie = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'cartIdList')?.value ?? '';

async function visitPromotionsAndReturn({ guest, page }: PaymentTab): Promise<string> {
  const { common, promotion, payment } = guest.texts;
  await page.getByRole('link', { name: common.header.promotions, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: promotion.title }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: payment.title }).waitFor();
  const booker = page.getByRole('region', { name: payment.booker.title });
  return booker.getByRole('combobox', { name: createPattern(payment.booker.email) }).inputValue();
}

/** Pays; ticks the consent again if the page was reloaded. */
async function payAfterUpgrade({ guest, page, seen }: PaymentTab): Promise<string> {
  const box = page.getByRole('checkbox', { name: createPattern(guest.texts.payment.terms.finalAgree) });
  if (seen.loads > 0) await box.check();
  const { window, shopOrderNo } = await guest.openPayment();
  await Promise.all([waitForCompletion(page), window.pay()]);
  return shopOrderNo;
}

async function createFigures(
  name: string,
  deployment: Deployment,
  { page, seen }: PaymentTab,
  shopOrderNo: string,
): Promise<readonly Figure[]> {
  const { charged, remaining, calls } = await getLedgerRow(deployment.easypay, shopOrderNo);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return [
    report(`${name}: reloaded, files missing`, `${seen.loads}, ${seen.missing}`),
    expectExactly(`${name}: sees the next site in the end`, String(await isNext(page)), 'true'),
    expectExactly(`${name}: reads of an error`, await page.getByRole('alert').count(), 0),
    expectExactly(
      `${name}: charged once and whole`,
      `${calls.approve} ${charged === remaining && charged > 0}`,
      '1 true',
    ),
    expectExactly(
      `${name}: reserved`,
      await queryCount(deployment, 'SELECT count(*) FROM reservation WHERE shop_order_no = $1', [shopOrderNo]),
      1,
    ),
  ];
}

export const upgradePage: Drill = {
  name: 'upgrade-page',
  number: 10,
  description:
    'The server gets another build of the site while one guest stands before the payment and one in the provider’s window',
  quick: false,
  run: async (rig) => {
    const folder = mkdtempSync(join(tmpdir(), 'dining-next-'));
    rig.addCleanup(() => rmSync(folder, { recursive: true, force: true }));
    const next = createNextBuild(join(folder, 'build'));
    const deployment = await rig.deploy({ processes: 2, builds: [next] });
    const [fresh, stale] = deployment.servers;
    if (fresh === undefined || stale === undefined) throw new Error('two processes');
    await fresh.stop();
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...chromiumFlags] });
    try {
      const before = await openPaymentPage(browser, deployment, 31);
      const inWindow = await openPaymentPage(browser, deployment, 33);
      const { window, shopOrderNo } = await inWindow.guest.openPayment();
      const sheet = await readSheetCookie(before.page);
      const wasNext = [await isNext(before.page), await isNext(inWindow.page)].includes(true);

      await stale.stop();
      await fresh.start();

      await Promise.all([waitForCompletion(inWindow.page), window.pay()]);
      const email = await visitPromotionsAndReturn(before);
      const remaining = sheet !== '' && (await readSheetCookie(before.page)) === sheet;
      return [
        expectExactly('scripts that both sites have under one name', next.shared.length, 0),
        expectExactly('they stood in the site of before', String(wasNext), 'false'),
        expectExactly(
          'what was typed, and the order sheet, are there',
          `${email === before.guest.email} ${remaining}`,
          'true true',
        ),
        ...(await createFigures('in the window', deployment, inWindow, shopOrderNo)),
        ...(await createFigures('before the payment', deployment, before, await payAfterUpgrade(before))),
      ];
    } finally {
      await browser.close();
    }
  },
};
