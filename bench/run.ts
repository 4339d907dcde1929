const benches: Readonly<Record<string, { readonly description: string; readonly run: () => Promise<unknown> }>> = {
  http: {
    description: 'requests per second of the most frequent reads, compared with a bare server',
    run: () => import('./http'),
  },
  reserve: {
    description:
      'complete reservations per second, compared with pgbench writing the same rows: -- reserve [mails] [unnamed] [statements]',
    run: () => import('./reserve'),
  },
  instructions: {
    description: 'CPU instructions of PostgreSQL for an order, by statement, under valgrind',
    run: () => import('./instructions'),
  },
  months: {
    description: 'requests per second for the availability of a well-booked month, compared with a bare server',
    run: () => import('./months'),
  },
  growth: {
    description: 'the cost of a reservation after 7 thousand, 200 thousand and 2 million others: -- growth [SIZE…]',
    run: () => import('./growth'),
  },
  service: {
    description:
      'a service of 300 parties: time until its list is usable on a slow CPU, and the load of ten consoles that refresh it',
    run: () => import('./service'),
  },
  mails: { description: 'mails per second from a full outbox', run: () => import('./mails') },
  'js-size': {
    description:
      'kB of JavaScript (Brotli) that each page loads before it can be used: -- js-size [--files] [--sources]',
    run: () => import('./js-size'),
  },
  start: { description: 'seconds from a cold start to the first page, and idle memory', run: () => import('./start') },
  crawl: {
    description:
      'every page of the sitemap while all cores are busy: rendered or 503, never an error with 200: -- crawl [URL]',
    run: () => import('./crawl'),
  },
  weights: {
    description: 'kB of frequent public pages by kind, before guests scroll: -- weights [URL]',
    run: () => import('./weights'),
  },
  lighthouse: {
    description: 'Lighthouse 12 on a phone, median of five: -- lighthouse URL…',
    run: () => import('./lighthouse'),
  },
  'first-journey': {
    description:
      'taps, characters, screens and seconds of a new guest’s first reservation on a phone: -- first-journey [URL]',
    run: () => import('./first-journey'),
  },
  lcp: {
    description: 'largest contentful paint and bytes of frequent entry pages on a slow phone: -- lcp [URL…]',
    run: () => import('./lcp'),
  },
};

const bench = benches[process.argv[2] ?? ''];
if (bench === undefined) {
  for (const [name, { description }] of Object.entries(benches))
    console.log(`npm run bench -- ${name.padEnd(13)} ${description}`);
} else {
  await bench.run();
}
