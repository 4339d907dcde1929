import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findLayerFaults, type Layer, layerFolders } from './lib/layer-names';
import { root } from './lib/run';

// Fails if a layer uses another name for a domain folder (such as `reviews`) than the other layers
// (docs/architecture.md).

const nouns = [
  'address',
  'analytics',
  'app',
  'availability',
  'campaigns',
  'cancellation',
  'cart',
  'catalogue',
  'coupons',
  'former',
  'hotels',
  'inquiries',
  'inventory',
  'join',
  'language',
  'members',
  'messages',
  'orders',
  'payments',
  'pictures',
  'points',
  'pricing',
  'products',
  'promotions',
  'reservations',
  'reviews',
  'search',
  'service',
  'session',
  'setup',
  'staff',
  'terms',
  'uploads',
  'venues',
  'weather',
];

const exceptions: Partial<Record<Layer, Record<string, string>>> = {
  domain: { shared: 'values that all rules use: days, won, codes' },
  contract: {
    api: 'every call of the site',
    pages: 'the pages of the site',
    'pay-links': 'orders taken by phone, as guests pay them (payments)',
  },
  'staff contract': {
    api: 'every call of staff',
    benefits: 'benefits of hotels and coupons for new members (catalogue)',
    'catalogue-files': 'import and export of the catalogue (catalogue)',
    'catalogue-limits': 'the sale limits of a venue’s products by date (catalogue)',
    'catalogue-prices': 'the prices of a venue in one table (catalogue)',
    command: 'the shape of commands, answers and errors',
    documents: 'drafts, publication and history of documents (catalogue)',
    'form-history': 'versions of what staff edit in forms without drafts (catalogue)',
    group: 'what all hotels of the group share (catalogue)',
    history: 'the shape of a history of versions (catalogue)',
    desk: 'reservations as staff find, change and take them by phone',
    'menu-allergens': 'the allergens and diets of menus (products)',
    'pay-links': 'orders taken by phone that are paid by link (reservations)',
    proposals: 'changes of any noun that a second person must confirm',
    screens: 'the screens of the console',
    templates: 'what hotels write in messages (messages)',
    translations: 'texts of the catalogue in each language (catalogue)',
  },
  stores: { monitoring: 'backlog counts for the metrics' },
  texts: {
    common: 'texts of every page',
    meta: 'titles and descriptions of pages',
    'error-page': 'the page for unknown URLs and failures',
    footer: 'the footer of every page',
    paging: 'the pager of lists',
    'resv-status': 'the status of a reservation (my page, its details)',
    problems: 'texts for the codes of contract/problem',
    'problem-details': 'the same texts with details',
    banner: 'the main page’s first screen',
    main: 'the rest of the main page',
    mypage: 'my page',
    profile: 'the profile of my page (members)',
    login: 'the sign-in page (session)',
    'one-time-code': 'the field of a code (join, members)',
    'pay-link': 'the page where a guest pays an order taken by phone (payments)',
    phone: 'the phone number field',
    device: 'warnings about clock, cookies and browser',
    guard: 'the question before pages that need a session',
    complete: 'the completed page (reservations)',
    restaurant: 'the page of one venue',
    visit: 'the page that reminders link to (reservations)',
    offer: 'texts of product cards, in a group of their own, because the main page loads only it',
  },
};

const nounsWithoutCalls = { language: 'stored in a cookie and in the URL' };

const listNames = (folder: string): string[] => [
  ...new Set(
    readdirSync(join(root, folder))
      .filter((name) => !/\.test\.tsx?$/.test(name))
      .map((name) => name.replace(/\.tsx?$/, '')),
  ),
];

const namesByLayer = Object.fromEntries(
  Object.entries(layerFolders).map(([layer, folder]) => [layer, listNames(folder)]),
) as Record<Layer, string[]>;
const faults = findLayerFaults({ nouns, layers: namesByLayer, exceptions, nounsWithoutCalls });
for (const line of faults) process.stderr.write(`${line}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
