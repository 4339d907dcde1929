import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { packs } from '@dining/i18n/site/all';

// Requests every URL in the sitemap of a running server, in all languages, while two threads per core keep the
// processor busy. Repeats URLs that answer 503. Exits 1 if a response is neither a page nor 503 or shows an error, if a
// 503 has no Retry-After, or if pages still answer 503 after ten rounds.

const siteUrl = process.argv[3] ?? 'http://localhost:3000';
const parallelRequests = 8;
const errorTitles = Object.values(packs).map(({ common }) => common.errorPage.title);

const busyLoop = 'for (;;) Math.random();';
const busyWorkers = Array.from({ length: 2 * availableParallelism() }, () => new Worker(busyLoop, { eval: true }));

async function listUrls(): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return siteUrl + pathname + search;
  });
}

type Outcome = 'rendered' | 'unavailable' | 'wrong';

async function fetchPage(url: string): Promise<Outcome> {
  const response = await fetch(url);
  const html = await response.text();
  if (response.status === 503) return Number(response.headers.get('retry-after')) > 0 ? 'unavailable' : 'wrong';
  const isRendered =
    response.status === 200 &&
    html.match(/<h1[ >]/g)?.length === 1 &&
    !errorTitles.some((title) => html.includes(title));
  if (!isRendered) console.log(`${response.status} ${url}`);
  return isRendered ? 'rendered' : 'wrong';
}

interface CrawlResult {
  readonly rendered: number;
  readonly wrong: number;
  readonly unavailable: readonly string[];
}

async function crawlOnce(urls: readonly string[]): Promise<CrawlResult> {
  const outcomes = { rendered: 0, wrong: 0 };
  const unavailable: string[] = [];
  const pendingUrls = [...urls];
  const crawl = async (): Promise<void> => {
    for (let url = pendingUrls.shift(); url !== undefined; url = pendingUrls.shift()) {
      const outcome = await fetchPage(url);
      if (outcome === 'unavailable') unavailable.push(url);
      else outcomes[outcome] += 1;
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, crawl));
  return { ...outcomes, unavailable };
}

let remainingUrls: readonly string[] = await listUrls();
for (let round = 1; round <= 10 && remainingUrls.length > 0; round += 1) {
  const startMs = performance.now();
  const { rendered, wrong, unavailable } = await crawlOnce(remainingUrls);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  console.log(
    `round ${round}: ${rendered} rendered, ${unavailable.length} answered 503, ${wrong} wrong of ${remainingUrls.length} in ${seconds} s`,
  );
  if (wrong > 0) process.exitCode = 1;
  remainingUrls = unavailable;
}
if (remainingUrls.length > 0) process.exitCode = 1;
await Promise.all(busyWorkers.map((worker) => worker.terminate()));
