import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Browser, devices } from '@playwright/test';
import { calculateMedian } from './lib/median';
import { measureSites } from './lib/sites';
import { emulateSlowPhone } from './lib/slow-phone';

// Measures the largest contentful paint of frequent entry pages on a slow phone with an empty cache, by Chromium's own
// API, and the bytes that the pages load until the network is idle. Prints the median of five rounds. URLs after `lcp`
// are measured in turn, to compare two builds.

const rounds = 5;
const day = addDays(getTodayInSeoul(new Date()), 10);
const pages: Readonly<Record<string, string>> = {
  main: '/',
  'venue info': '/fnb/dinInfo',
  restaurant: '/dining/DJE/D302',
  'first step': '/reservation/step/1',
  'product list': `/reservation/step/2/D101?hotelCode=DSE&dinCode=D101&resvType=table&resvDate=${day} 18:00&adultCount=2&childCount=0`,
  promotions: '/fnb/prom/main',
  product: '/reservation/prod/detail/D101/P10104',
};

type LargestPaint = PerformanceEntry & { readonly element?: Element };

interface PageLoad {
  readonly lcpMs: number;
  readonly element: string;
  readonly bytes: number;
  readonly pictureBytes: number;
}

async function measurePageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ko-KR' });
  const page = await context.newPage();
  const session = await emulateSlowPhone(context, page);
  let bytes = 0;
  let pictureBytes = 0;
  const pictures = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.startsWith('image/')) pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (pictures.has(requestId)) pictureBytes += encodedDataLength;
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
  return { lcpMs: Number(lcp), element: lcpElement, bytes, pictureBytes };
}

async function measure(browser: Browser, ...sites: readonly string[]): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    const loadsBySite = new Map<string, PageLoad[]>(sites.map((site) => [site, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const site of sites) loadsBySite.get(site)?.push(await measurePageLoad(browser, `${site}${path}`));
    for (const [site, siteLoads] of loadsBySite) {
      const formatKb = (field: 'bytes' | 'pictureBytes') =>
        Math.round(calculateMedian(siteLoads.map((load) => load[field])) / 1000);
      const medianLcpMs = calculateMedian(siteLoads.map(({ lcpMs }) => lcpMs));
      const { element } = siteLoads.find(({ lcpMs }) => lcpMs === medianLcpMs) ?? { element: '' };
      console.log(
        `${name.padEnd(12)} ${site} LCP ${medianLcpMs} ms (${element}), ${formatKb('bytes')} kB, of which pictures ${formatKb('pictureBytes')} kB`,
      );
    }
  }
}

await measureSites('3302', measure);
