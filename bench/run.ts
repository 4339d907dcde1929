const benches: Readonly<Record<string, { readonly what: string; readonly run: () => Promise<unknown> }>> = {
  http: { what: 'requests a second of the busiest reads beside a bare server', run: () => import('./http') },
  reserve: {
    what: 'whole reservations a second beside pgbench writing the same rows; -- mails, -- statements',
    run: () => import('./reserve'),
  },
  instructions: {
    what: 'instructions of PostgreSQL for an order, statement by statement, under valgrind',
    run: () => import('./instructions'),
  },
  months: { what: 'requests a second of a full month of a venue beside a bare server', run: () => import('./months') },
  growth: {
    what: 'what a reservation costs with 7 thousand, 200 thousand and 2 million before it',
    run: () => import('./growth'),
  },
  mails: { what: 'mails a second out of a full outbox', run: () => import('./mails') },
  'js-size': { what: 'JavaScript that each page loads at first, brotli', run: () => import('./js-size') },
  start: { what: 'seconds from a cold start to the first page, and idle memory', run: () => import('./start') },
  crawl: {
    what: 'every page of the sitemap while all cores are busy: rendered or 503, never an error with 200: -- crawl URL',
    run: () => import('./crawl'),
  },
  weights: {
    what: 'what each public page weighs by kind, before anybody scrolls: -- weights URL',
    run: () => import('./weights'),
  },
  lighthouse: {
    what: 'Lighthouse 12 on a phone, median of five: -- lighthouse URL URL',
    run: () => import('./lighthouse'),
  },
  'first-journey': {
    what: 'taps, characters, screens and seconds of a newcomer’s first reservation on a phone: -- first-journey URL',
    run: () => import('./first-journey'),
  },
  lcp: {
    what: 'largest contentful paint and bytes of the first pages on a slow phone; of other sites: -- lcp URL URL',
    run: () => import('./lcp'),
  },
};

const chosen = benches[process.argv[2] ?? ''];
if (chosen === undefined) {
  for (const [name, { what }] of Object.entries(benches)) console.log(`npm run bench -- ${name.padEnd(13)} ${what}`);
} else {
  await chosen.run();
}
