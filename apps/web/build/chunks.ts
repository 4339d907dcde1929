import { join } from 'node:path';

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const entryFile = join(import.meta.dirname, '../src/main.tsx');

/**
 * Groups the site's modules into chunks. Each file costs a round trip on a slow line and is compressed separately, so
 * there are few.
 */
const vendors = /node_modules\/(react|react-dom|scheduler|@tanstack)\//;
// The bundler's runtime, which would otherwise be a chunk of its own.
const bundlers = /rolldown.runtime/;
// Parts of React Query that only pages with writes or many queries need; they load with those pages.
const later = /@tanstack\/.*(?:mutation|mutationObserver|useMutation|queriesObserver|useQueries)\./;
// Mutations, including the session's, which both footers and forms use.
const writes =
  /@tanstack\/.*(?:mutation|mutationObserver|useMutation)\.|packages\/client\/src\/run-mutation|entities\/session\/session-writes/;
// Pictures and carousels.
const front =
  /packages\/ui\/src\/(media-query|picture|carousel|use-carousel|use-autoplay)\.|apps\/web\/src\/(lib\/picture|features\/promotions\/promotion-(banner|picture))\.|packages\/contract\/src\/codecs\/picture-/;
// Product cards.
const cards =
  /packages\/ui\/src\/(tabs|price|badge|dialog|use-modal)\.|apps\/web\/src\/(features\/products\/offers\/(main-card|from-price|members-only)|entities\/analytics\/lists)\./;
// Helpers that nearly every page uses, but not the main page's first screen.
const small =
  /apps\/web\/src\/((?:lib|components)\/(focus-field|format|plain-click|page-href|late-dialog|part|problem-text|device|nothing-there)|entities\/(terms\/queries|app\/holiday-names)|features\/terms\/terms-text)\.|packages\/i18n\/src\/formats|packages\/ui\/src\/disclosure|packages\/contract\/src\/codecs\/terms-kind|apps\/web\/src\/lib\/phone-number\/numbers-query|packages\/domain\/src\/shared\/(blank|foreign-phone)/;
// The search for a table, on the main page and on the page of results.
const find =
  /features\/availability\/(finder\/find-form|days\/day-tiles)\.|entities\/search\/wish\.|packages\/domain\/src\/search\/table-query/;
// Sign-in and join pages, each of which may be the first page of a visit.
const signIn =
  /apps\/web\/src\/(features\/(session|members\/(?!mypage)|join)|entities\/(join|members)|flows\/sign-in)\/|packages\/ui\/src\/(password-field|narrow-page|notice)\.|lib\/(use-focus-kept|second-window)/;
// Form controls and agreements of the join and booking pages.
const forms =
  /packages\/ui\/src\/(checkbox|field-group|radio-group)\.|apps\/web\/src\/features\/terms\/lazy-terms|packages\/domain\/src\/(members\/(?!person-name|one-time-code)|join)|packages\/contract\/src\/codecs\/(join|flag)/;
// Normalization and validation of typed text, when joining and when paying.
const typing =
  /packages\/domain\/src\/(shared\/(typed-text|email)|members\/(person-name|one-time-code)|messages\/address-like|reservations\/(email-parts|form-checks|normalize-payment-form|visitor))|apps\/web\/src\/lib\/text-limit/;
// Phone numbers with a country, which the steps before payment and the agreement do not need.
const phone =
  /apps\/web\/src\/(lib\/phone-number\/(?!shown-phone|numbers-query)|entities\/app\/area-codes|features\/reservations\/form\/form-draft)|packages\/domain\/src\/(shared\/phone|reservations\/visitor)/;
// The form library, which only pages with a form load.
const formLibrary = /node_modules\/react-hook-form\/|apps\/web\/src\/lib\/use-checked-form\./;
const booking =
  /apps\/web\/src\/(lib|features\/(?!reviews\/review-|members\/code-step|availability\/(?!calendar\/when-s))|entities\/(?!availability\/comparable|venues\/main))|packages\/(ui|contract)\/src\/(?!carousel|use-carousel|use-autoplay|calendar|alert-host|dialog|use-modal|disclosure)|packages\/domain\/src\/(?!availability\/(comparable|product-day|nearest|day-status))/;
// Campaigns, which a landing page loads separately and the payment page with its order.
const campaign = /apps\/web\/src\/lib\/campaign\.|packages\/domain\/src\/campaigns\//;
// Order drafts, which the header reads and the booking pages write.
const drafts = /entities\/orders\/order-sheets/;
// The calendar, which the main page's dialog shares with the booking pages; both load it late.
const when = /(features|entities)\/availability\//;

// Shared by the pages of my page only.
const mypage =
  /apps\/web\/src\/(features\/(members\/mypage|inquiries\/)|(?:lib|components)\/(list-pager|always-fetch|alert-problem))|packages\/ui\/src\/pager\./;

// Reviews, which a product's page loads when they are opened, and the review page at once.
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
/** Puts everything that the entry file imports statically into one chunk. */
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
