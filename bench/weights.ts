import { type Browser, devices } from '@playwright/test';
import { measureSites } from './lib/sites';

// Measures what frequent public pages load on a phone with an empty cache before guests scroll or press, in kB of 1,000
// bytes as transferred; prefetched files are counted separately. The site whose URL follows `weights` is measured
// instead of a server that this program starts.

const pages = {
  main: '/',
  'first step': '/reservation/step/1',
  'find a table': '/fnb/find',
  restaurants: '/fnb/dinInfo',
  promotions: '/fnb/prom/main',
  promotion: '/fnb/prom/detail?promCode=PR1001',
  product: '/reservation/prod/detail/D101/P10104',
  reviews: '/review/list/D302/P30201',
} as const;
const kinds = ['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'requests', 'prefetched'] as const;
type Kind = (typeof kinds)[number];

function getKind(mimeType: string, url: string, prefetchedPaths: ReadonlySet<string>): Kind {
  if (prefetchedPaths.has(new URL(url).pathname)) return 'prefetched';
  if (mimeType === 'text/html') return 'HTML';
  if (mimeType === 'text/css') return 'CSS';
  if (mimeType.includes('javascript')) return 'JS';
  if (mimeType.includes('font')) return 'fonts';
  return mimeType.startsWith('image/') ? 'pictures' : 'requests';
}

async function measureWeights(browser: Browser, url: string): Promise<Record<Kind, number>> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ko-KR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const responses = new Map<string, { readonly mimeType: string; readonly url: string }>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => responses.set(requestId, response));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto(url, { waitUntil: 'networkidle' });
  const prefetchedPaths = new Set(
    await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname)),
  );
  const weights = { HTML: 0, CSS: 0, JS: 0, fonts: 0, pictures: 0, requests: 0, prefetched: 0 };
  for (const [id, size] of sizes) {
    const response = responses.get(id);
    if (response?.url.startsWith('http') === true)
      weights[getKind(response.mimeType, response.url, prefetchedPaths)] += size;
  }
  await context.close();
  return weights;
}

async function measure(browser: Browser, site: string): Promise<void> {
  console.log(`| page | ${kinds.join(' | ')} |\n| --- |${' ---: |'.repeat(kinds.length)}`);
  for (const [name, path] of Object.entries(pages)) {
    const weights = await measureWeights(browser, `${site}${path}`);
    console.log(`| ${name} | ${kinds.map((kind) => (weights[kind] / 1000).toFixed(0)).join(' | ')} |`);
  }
}

await measureSites('3303', measure);
