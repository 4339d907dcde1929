import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { packs } from '@dining/i18n/site/all';

/**
 * Walks every address of a running product's sitemap, in all languages, while other threads keep every core
 * busy twice over; repeats addresses that answer 503. Exits 1 if a page with status 200 contains an error, a
 * 503 has no Retry-After, or pages are missing after ten rounds.
 */
const site = process.argv[3] ?? 'http://localhost:3000';
const atOnce = 8;
const errors = Object.values(packs).map(({ common }) => common.errorPage.title);

const spin = 'for (;;) Math.random();';
const burners = Array.from({ length: 2 * availableParallelism() }, () => new Worker(spin, { eval: true }));

async function readAddresses(): Promise<string[]> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return site + pathname + search;
  });
}

type Outcome = 'rendered' | 'later' | 'wrong';

async function readPage(address: string): Promise<Outcome> {
  const answer = await fetch(address);
  const html = await answer.text();
  if (answer.status === 503) return Number(answer.headers.get('retry-after')) > 0 ? 'later' : 'wrong';
  const isRendered =
    answer.status === 200 && html.match(/<h1[ >]/g)?.length === 1 && !errors.some((error) => html.includes(error));
  if (!isRendered) console.log(`${answer.status} ${address}`);
  return isRendered ? 'rendered' : 'wrong';
}

interface CrawlResult {
  readonly rendered: number;
  readonly wrong: number;
  readonly later: readonly string[];
}

async function crawlOnce(addresses: readonly string[]): Promise<CrawlResult> {
  const outcomes = { rendered: 0, wrong: 0 };
  const later: string[] = [];
  const left = [...addresses];
  const crawl = async (): Promise<void> => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const outcome = await readPage(address);
      if (outcome === 'later') later.push(address);
      else outcomes[outcome] += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, crawl));
  return { ...outcomes, later };
}

let left: readonly string[] = await readAddresses();
for (let number = 1; number <= 10 && left.length > 0; number += 1) {
  const began = performance.now();
  const { rendered, wrong, later } = await crawlOnce(left);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `walk ${number}: ${rendered} rendered, ${later.length} answered 503, ${wrong} wrong of ${left.length} in ${seconds} s`,
  );
  if (wrong > 0) process.exitCode = 1;
  left = later;
}
if (left.length > 0) process.exitCode = 1;
await Promise.all(burners.map((burner) => burner.terminate()));
