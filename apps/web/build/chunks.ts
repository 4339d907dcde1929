import { join } from 'node:path';

/** What the bundler knows of its modules. */
interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const entryFile = join(import.meta.dirname, '../src/main.tsx');

/**
 * How the site's modules are put into files. Each file costs a round trip on a slow line and is packed by itself, so there
 * are few: what every page runs on, what the house's pages share, what the main page draws, what the way in shares, what is filled in, what the booking
 * pages share.
 */
const vendors = /node_modules\/(react|react-dom|scheduler|@tanstack)\//;
// What the bundler itself adds, else a file of its own.
const bundlers = /rolldown.runtime/;
// Of the library of queries, what only pages that write, or ask much at once, need comes with them.
const later = /@tanstack\/.*(?:mutation|mutationObserver|useMutation|queriesObserver|useQueries)\./;
// Of these, what writes, and the session's own writes, which the foot of a page as well as its form asks for.
const writes =
  /@tanstack\/.*(?:mutation|mutationObserver|useMutation)\.|packages\/client\/src\/run-mutation|entities\/session\/session-writes/;
// What the main page's first screen is drawn by, and with it every page that shows pictures.
const front =
  /packages\/ui\/src\/(media-query|picture|carousel|use-carousel|use-autoplay)\.|apps\/web\/src\/(lib\/picture|entities\/venues\/main|features\/promotions\/promotion-(banner|picture)|pages\/main\/venues-skeleton)\.|packages\/contract\/src\/codecs\/picture-/;
// What is offered, on the main page beneath its first screen and wherever else.
const cards =
  /packages\/ui\/src\/(tabs|price|badge|dialog|use-modal)\.|apps\/web\/src\/(features\/products\/(main-card|from-price|members-only)|entities\/analytics\/lists)\./;
// Small things that nearly every page uses, but not the main page's first screen.
const small =
  /apps\/web\/src\/(lib\/(focus-field|format|plain-click|page-href|late-dialog|part|problem-text|device|nothing-there)|entities\/(terms\/queries|app\/holiday-names)|features\/terms\/terms-text)\.|packages\/i18n\/src\/formats|packages\/ui\/src\/disclosure|packages\/contract\/src\/codecs\/terms-kind|apps\/web\/src\/lib\/phone-number\/numbers-query|packages\/domain\/src\/shared\/(blank|foreign-phone)/;
// What is wished for, on the main page and on the one that finds it.
const find =
  /features\/availability\/(find-form|day-tiles)\.|entities\/search\/wish\.|packages\/domain\/src\/search\/table-query/;
// What the pages of signing in and joining share, each of which is the first that somebody sees.
const signIn =
  /apps\/web\/src\/(features\/(session|members\/(?!mypage)|join)|entities\/(join|members)|flows\/sign-in)\/|packages\/ui\/src\/(password-field|narrow-page|notice)\.|lib\/(use-focus-kept|second-window)/;
// What is typed into and agreed to, on the way in as when booking.
const forms =
  /packages\/ui\/src\/(checkbox|field-group|radio-group)\.|apps\/web\/src\/features\/terms\/lazy-terms|packages\/domain\/src\/(members\/(?!person-name|one-time-code)|join)|packages\/contract\/src\/codecs\/(join|flag)/;
// How typed text is normalised and checked, on the way in as when paying.
const typing =
  /packages\/domain\/src\/(shared\/(typed-text|email)|members\/(person-name|one-time-code)|messages\/address-like|reservations\/(email-parts|form-checks|normalize-payment-form|visitor))|apps\/web\/src\/lib\/text-limit/;
// A number with its country and the form that keeps it, which neither the steps before paying nor the agreement ask for.
const phone =
  /apps\/web\/src\/(lib\/phone-number\/(?!shown-phone|numbers-query)|entities\/app\/area-codes|features\/reservations\/form\/form-draft)|packages\/domain\/src\/(shared\/phone|reservations\/visitor)/;
// The form library, which only pages with a form load.
const formLibrary = /node_modules\/react-hook-form\/|apps\/web\/src\/lib\/use-checked-form\./;
const booking =
  /apps\/web\/src\/(lib|features\/(?!reviews\/review-|members\/code-step|availability\/(?!when-s))|entities\/(?!availability\/comparable))|packages\/(ui|contract)\/src\/(?!carousel|use-carousel|use-autoplay|calendar|alert-host|dialog|use-modal|disclosure)|packages\/domain\/src\/(?!availability\/(comparable|product-day|nearest|day-status))/;
// What reads campaigns, which a landing loads by itself and the payment page with its order.
const campaign = /apps\/web\/src\/lib\/campaign\.|packages\/domain\/src\/campaigns\//;
// Open drafts: the header asks for them, and the booking pages keep them.
const drafts = /entities\/orders\/order-sheets/;
// The calendar's parts, which the main page's modal shares with the booking pages and neither loads at once.
const when = /(features|entities)\/availability\//;

// What the pages of my page share, and no page before them loads.
const mypage =
  /apps\/web\/src\/(features\/(members\/mypage|inquiries\/)|lib\/(list-pager|always-fetch|tell-problem))|packages\/ui\/src\/pager\./;

// The reviews themselves: a product's own page loads them once they are opened, their own page at once.
const reviews = /features\/reviews\/review-/;

/** The ids of what a module imports at once, itself included. */
function importedBy(entry: string, context: ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(entry);
  return seen;
}

let entryModules: ReadonlySet<string> | undefined;
/** What every page runs is one file: all that the site's beginning imports at once. */
function groupEntryModules(id: string, context: ChunkingContext): string | null {
  entryModules ??= importedBy(entryFile, context);
  if (later.test(id)) return null;
  return entryModules.has(id) || vendors.test(id) || bundlers.test(id) ? 'entry' : null;
}

export const chunkGroups = [
  { name: groupEntryModules, priority: 3 },
  { name: 'writes', test: writes, minShareCount: 2, priority: 3 },
  { name: 'find', test: find, minShareCount: 2, priority: 3 },
  { name: 'front', test: front, minShareCount: 2, priority: 2 },
  { name: 'small', test: small, minShareCount: 2, priority: 2 },
  { name: 'form-library', test: formLibrary, minShareCount: 2, priority: 2 },
  { name: 'cards', test: cards, minShareCount: 2, priority: 2 },
  { name: 'typing', test: typing, minShareCount: 2, priority: 2 },
  { name: 'sign-in', test: signIn, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 2 },
  { name: 'drafts', test: drafts, minShareCount: 2, priority: 2 },
  { name: 'campaign', test: campaign, minShareCount: 2, priority: 2 },
  { name: 'mypage', test: mypage, minShareCount: 2, priority: 2 },
  { name: 'phone', test: phone, minShareCount: 2, priority: 2 },
  { name: 'booking', test: booking, minShareCount: 2, priority: 1 },
  { name: 'reviews', test: reviews, minShareCount: 2, priority: 0 },
  { name: 'when', test: when, minShareCount: 2, priority: 0 },
];
