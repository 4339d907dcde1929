import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findLayerFaults, type Layer, layerFolders } from './lib/mirror';
import { root } from './lib/run';

/** Fails unless each noun has the same name in every layer (docs/architecture.md). */
const nouns = [
  'address',
  'analytics',
  'app',
  'availability',
  'campaigns',
  'cancellation',
  'cart',
  'coupons',
  'hotels',
  'inquiries',
  'inventory',
  'join',
  'language',
  'members',
  'messages',
  'orders',
  'payments',
  'points',
  'pricing',
  'products',
  'promotions',
  'reservations',
  'reviews',
  'search',
  'session',
  'staff',
  'terms',
  'uploads',
  'venues',
  'weather',
];

const others: Partial<Record<Layer, Record<string, string>>> = {
  domain: { shared: 'what all rules are written in: days, won, codes' },
  contract: { api: 'every call of the site', pages: 'the pages of the site' },
  'staff contract': {
    api: 'every call of staff',
    desk: 'reservations as staff find, change and take them on the phone',
    command: 'how a command is named, answered and refused',
    screens: 'the screens of the console',
  },
  stores: { monitoring: 'how much is under way or waits, for the metrics' },
  texts: {
    common: 'what every page says',
    meta: 'titles of pages, by page',
    'error-page': 'the page of what is not there and of what broke',
    footer: 'the foot of every page',
    paging: 'going from page to page of a list',
    'resv-status': 'how a reservation stands, in a word (my page, its details)',
    problems: 'words for the codes of contract/problem',
    'problem-details': 'the same with their facts',
    banner: 'the main page’s first screen',
    main: 'the main page beneath it',
    mypage: 'my page',
    profile: 'the profile of my page (members)',
    login: 'the sign-in page (session)',
    'one-time-code': 'the field of a code (join, members)',
    phone: 'the field of a number, with its country',
    device: 'clock, cookies and browser of the device',
    guard: 'the question before pages that are not for all (session)',
    complete: 'the completed page (reservations)',
    restaurant: 'the page of one venue',
    visit: 'the page that a reminder leads to (reservations)',
    offer: 'what cards, lists and pages say of a product, apart from the rest for the main page alone loads it',
  },
};

const withoutCalls = { language: 'a cookie and the address keep it' };

const listNames = (folder: string): string[] => [
  ...new Set(
    readdirSync(join(root, folder))
      .filter((name) => !/\.test\.tsx?$/.test(name))
      .map((name) => name.replace(/\.tsx?$/, '')),
  ),
];

const found = Object.fromEntries(
  Object.entries(layerFolders).map(([room, folder]) => [room, listNames(folder)]),
) as Record<Layer, string[]>;
const faults = findLayerFaults({ nouns, layers: found, others, withoutCalls });
for (const line of faults) process.stderr.write(`${line}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
