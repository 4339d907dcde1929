import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, devices } from '@playwright/test';
import { browserPath } from '../tools/lib/browser';
import { buildIfStale } from '../tools/lib/build';
import { chromiumFlags } from '../tools/lib/chromium-flags';
import { startProduct } from '../tools/lib/product';

/**
 * Largest contentful paint of the first pages on a slow phone: 4 times slower processor, 1.6 Mbit/s, 150 ms, empty cache, by
 * Chromium's own measure. Median of five.
 */
const paths = ['/', '/reservation/step/1'];
const rounds = 5;

/** What Chromium tells of a largest paint; TypeScript's library does not know it. */
type LargestPaint = PerformanceEntry & { readonly element?: Element };

interface Paint {
  readonly lcp: number;
  readonly element: string;
  readonly bytes: number;
}

async function paintOnce(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ko-KR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const rate = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last: LargestPaint | undefined = list.getEntries().at(-1);
      if (last === undefined) return;
      document.documentElement.dataset['lcp'] = String(Math.round(last.startTime));
      document.documentElement.dataset['lcpElement'] =
        `${last.element?.tagName ?? '?'} ${last.element?.className.slice(0, 40) ?? ''}`;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  const { lcp = '0', lcpElement = '' } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  await context.close();
  return { lcp: Number(lcp), element: lcpElement, bytes };
}

await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'dining-bench-'));
const product = await startProduct({
  env: { LOG_LEVEL: 'warn', PORT: '3302', ...process.env, DATA_DIR: folder },
  fakesPort: '0',
});
const browser = await chromium.launch({ executablePath: await browserPath(), args: chromiumFlags });
try {
  for (const path of paths) {
    const paints: Paint[] = [];
    for (let round = 0; round < rounds; round += 1) paints.push(await paintOnce(browser, `${product.url}${path}`));
    const [middle] = paints.toSorted((a, b) => a.lcp - b.lcp).slice(Math.floor(rounds / 2));
    console.log(`${path}: LCP ${middle?.lcp} ms (${middle?.element}), ${Math.round((middle?.bytes ?? 0) / 1000)} kB`);
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
