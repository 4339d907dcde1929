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
  /** Counts since the payment page opened: loads of the page, and files that the server no longer has. */
  readonly counts: { loads: number; missingFiles: number };
}

async function openPaymentPage(browser: Browser, deployment: Deployment, daysAhead: number): Promise<PaymentTab> {
  const context = await browser.newContext({ baseURL: deployment.url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(actionTimeoutMs);
  const page = await context.newPage();
  const guest = new Guest(page, 'ko');
  // Outside a test, `toPass` does not time out.
  await Promise.race([
    guest.preparePayment(getDayAhead(daysAhead)),
    new Promise((_done, fail) =>
      setTimeout(() => fail(new Error('the payment page did not open')), 2 * actionTimeoutMs),
    ),
  ]);
  const counts = { loads: 0, missingFiles: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counts.loads += 1;
  });
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/assets/')) counts.missingFiles += 1;
  });
  return { guest, page, counts };
}

const hasNextBuild = (page: Page): Promise<boolean> => page.evaluate(() => 'nextBuild' in globalThis);
const waitForCompletion = (page: Page): Promise<void> => page.waitForURL(/\/payment\/complete\//);

const getOrderSheetCookie = async (page: Page): Promise<string> =>
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

/** Pays, after ticking the consent again if the page was reloaded. Returns the order's number. */
async function payAfterUpgrade({ guest, page, counts }: PaymentTab): Promise<string> {
  const checkbox = page.getByRole('checkbox', { name: createPattern(guest.texts.payment.terms.finalAgree) });
  if (counts.loads > 0) await checkbox.check();
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  await Promise.all([waitForCompletion(page), window.pay()]);
  return shopOrderNo;
}

async function createFigures(
  name: string,
  deployment: Deployment,
  { page, counts }: PaymentTab,
  shopOrderNo: string,
): Promise<readonly Figure[]> {
  const { charged, remaining, calls } = await getLedgerRow(deployment.easypayUrl, shopOrderNo);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return [
    report(`${name}: reloaded, files missing`, `${counts.loads}, ${counts.missingFiles}`),
    expectExactly(`${name}: has the next build at the end`, String(await hasNextBuild(page)), 'true'),
    expectExactly(`${name}: alerts`, await page.getByRole('alert').count(), 0),
    expectExactly(
      `${name}: charged once and in full`,
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
    'The server gets another build of the site while one guest is at the payment page and one in the payment window',
  isInQuickRun: false,
  run: async (rig) => {
    const folder = mkdtempSync(join(tmpdir(), 'dining-next-'));
    rig.addCleanup(() => rmSync(folder, { recursive: true, force: true }));
    const nextBuild = createNextBuild(join(folder, 'build'));
    const deployment = await rig.deploy({ processes: 2, builds: [nextBuild] });
    const [newServer, oldServer] = deployment.servers;
    if (newServer === undefined || oldServer === undefined) throw new Error('the deployment needs two processes');
    await newServer.stop();
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...chromiumFlags] });
    try {
      const pageTab = await openPaymentPage(browser, deployment, 31);
      const windowTab = await openPaymentPage(browser, deployment, 33);
      const { window, shopOrderNo } = await windowTab.guest.openPaymentWindow();
      const sheetCookie = await getOrderSheetCookie(pageTab.page);
      const hadNextBuild = [await hasNextBuild(pageTab.page), await hasNextBuild(windowTab.page)].includes(true);

      await oldServer.stop();
      await newServer.start();

      await Promise.all([waitForCompletion(windowTab.page), window.pay()]);
      const email = await visitPromotionsAndReturn(pageTab);
      const isSheetKept = sheetCookie !== '' && (await getOrderSheetCookie(pageTab.page)) === sheetCookie;
      return [
        expectExactly('scripts with the same name in both builds', nextBuild.sharedScripts.length, 0),
        expectExactly('a page had the next build before the upgrade', String(hadNextBuild), 'false'),
        expectExactly(
          'typed text and order sheet are kept',
          `${email === pageTab.guest.email} ${isSheetKept}`,
          'true true',
        ),
        ...(await createFigures('payment window', deployment, windowTab, shopOrderNo)),
        ...(await createFigures('payment page', deployment, pageTab, await payAfterUpgrade(pageTab))),
      ];
    } finally {
      await browser.close();
    }
  },
};
