const benches: Readonly<Record<string, { readonly what: string; readonly run: () => Promise<unknown> }>> = {
  http: { what: 'requests per second of the busiest reads, compared with a bare server', run: () => import('./http') },
  reserve: {
    what: 'complete reservations per second, compared with pgbench writing the same rows; -- mails, -- statements',
    run: () => import('./reserve'),
  },
  instructions: {
    what: 'CPU instructions of PostgreSQL for an order, by statement, under valgrind',
    run: () => import('./instructions'),
  },
  months: {
    what: 'requests per second of a full month of a venue, compared with a bare server',
    run: () => import('./months'),
  },
  growth: {
    what: 'the cost of a reservation after 7 thousand, 200 thousand and 2 million others',
    run: () => import('./growth'),
  },
  service: {
    what: 'a service of 300 parties: time until its list is usable on a slow CPU, and the load of ten watchers',
    run: () => import('./service'),
  },
  mails: { what: 'mails per second from a full outbox', run: () => import('./mails') },
  'js-size': { what: 'JavaScript that each page loads at first, brotli', run: () => import('./js-size') },
  start: { what: 'seconds from a cold start to the first page, and idle memory', run: () => import('./start') },
  crawl: {
    what: 'every page of the sitemap while all cores are busy: rendered or 503, never an error with 200: -- crawl URL',
    run: () => import('./crawl'),
  },
  weights: {
    what: 'kB of each public page by kind, before guests scroll: -- weights URL',
    run: () => import('./weights'),
  },
  lighthouse: {
    what: 'Lighthouse 12 on a phone, median of five: -- lighthouse URL URL',
    run: () => import('./lighthouse'),
  },
  'first-journey': {
    what: 'taps, characters, screens and seconds of a new guest’s first reservation on a phone: -- first-journey URL',
    run: () => import('./first-journey'),
  },
  lcp: {
    what: 'largest contentful paint and bytes of the first pages on a slow phone; of running sites: -- lcp URL URL',
    run: () => import('./lcp'),
  },
};

const bench = benches[process.argv[2] ?? ''];
if (bench === undefined) {
  for (const [name, { what }] of Object.entries(benches)) console.log(`npm run bench -- ${name.padEnd(13)} ${what}`);
} else {
  await bench.run();
}
