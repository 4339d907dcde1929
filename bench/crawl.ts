import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { packs } from '@dining/i18n/site/all';

/**
 * Walks every address of a running product's sitemap, in all languages, while other threads keep every core busy twice over: once with an empty
 * cache and once again. Prints how many pages were rendered and how many answered 503. Exits 1 if status 200 carries an error, if 503
 * does not say when to come back, or if the second walk misses a page. Run as `npm run bench -- crawl URL`.
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

async function walk(addresses: readonly string[]): Promise<Record<Outcome, number>> {
  const outcomes = { rendered: 0, later: 0, wrong: 0 };
  const left = [...addresses];
  const crawl = async (): Promise<void> => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) outcomes[await readPage(address)] += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, crawl));
  return outcomes;
}

const addresses = await readAddresses();
for (const name of ['first', 'second']) {
  const began = performance.now();
  const { rendered, later, wrong } = await walk(addresses);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${name} walk: ${rendered} rendered, ${later} answered 503, ${wrong} wrong of ${addresses.length} in ${seconds.toFixed(0)} s`,
  );
  if (wrong > 0 || (name === 'second' && later > 0)) process.exitCode = 1;
}
await Promise.all(burners.map((burner) => burner.terminate()));
