import { join } from 'node:path';

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const entryFile = join(import.meta.dirname, '../src/main.tsx');

const frameworkPattern = /node_modules\/(react|react-dom|scheduler|@tanstack)\//;
// The bundler's runtime. Without this group it would become a chunk of its own.
const runtimePattern = /rolldown.runtime/;
// Modules of React Query that only pages with mutations or many queries need. They load with those pages.
const deferredQueryPattern = /@tanstack\/.*(?:mutation|mutationObserver|useMutation|queriesObserver|useQueries)\./;
// Mutations, including sign-in and sign-out. The header and the forms use them.
const writesPattern =
  /@tanstack\/.*(?:mutation|mutationObserver|useMutation)\.|packages\/client\/src\/run-mutation|entities\/session\/session-writes/;
// Pictures and carousels.
const picturesPattern =
  /packages\/ui\/src\/(media-query|picture|carousel|use-carousel|use-autoplay)\.|apps\/web\/src\/(lib\/picture|features\/promotions\/promotion-(banner|picture))\.|packages\/contract\/src\/codecs\/picture-/;
// Product cards.
const cardsPattern =
  /packages\/ui\/src\/(tabs|price|badge|dialog|use-modal)\.|apps\/web\/src\/(features\/products\/offers\/(main-product-card|from-price|prompt-members-only)|entities\/analytics\/lists)\./;
// Helpers that nearly every page uses, but not the main page's first screen.
const sharedHelpersPattern =
  /apps\/web\/src\/((?:lib|components)\/(use-focus-after-removal|format|plain-click|page-href|lazy-dialog|device|not-found-state)|entities\/(terms\/queries|app\/holiday-names)|features\/terms\/terms-text)\.|packages\/i18n\/src\/(formats|format-problem)|packages\/ui\/src\/(disclosure|focus-field)|packages\/contract\/src\/codecs\/terms-kind|apps\/web\/src\/lib\/phone-number\/library-query|packages\/domain\/src\/shared\/(blank|foreign-phone)/;
// The search for a table, on the main page and on the page of results.
const tableSearchPattern =
  /features\/availability\/(finder\/finder-(?:summary|bar))\.|entities\/search\/finder-query\.|packages\/domain\/src\/search\/finder-query|packages\/ui\/src\/field-group\.|entities\/search\/move-search-to-venue|domain\/src\/availability\/low-stock/;
// Sign-in and join pages, each of which may be the first page of a visit.
const signInPattern =
  /apps\/web\/src\/(features\/(session|members\/(?!mypage)|join)|entities\/(join|members)|flows\/sign-in)\/|packages\/ui\/src\/(password-field|narrow-page|notice)\.|lib\/second-window/;
// Form controls and agreements of the join and booking pages.
const formsPattern =
  /packages\/ui\/src\/(checkbox|radio-group)\.|apps\/web\/src\/features\/terms\/lazy-terms|packages\/domain\/src\/(members\/(?!person-name|one-time-code)|join)|packages\/contract\/src\/codecs\/join/;
// Normalisation and validation of typed text, when joining and when paying.
const typedTextPattern =
  /packages\/domain\/src\/(shared\/(typed-text|email)|members\/(person-name|one-time-code)|messages\/link-like|reservations\/(email-parts|form-checks|normalize-payment-form|visitor))|apps\/web\/src\/lib\/text-limit/;
// Phone numbers with a country code. The booking steps before payment and the join agreement do not need them.
const phonePattern =
  /apps\/web\/src\/(lib\/phone-number\/(?!phone-number-text|library-query)|entities\/app\/area-codes|features\/reservations\/form\/form-draft)|packages\/domain\/src\/(shared\/phone|reservations\/visitor)/;
// The form library, which only pages with a form load.
const formLibraryPattern = /node_modules\/react-hook-form\/|packages\/ui\/src\/use-checked-form\./;
// Campaigns. A landing page loads them separately, the payment page with its order.
const campaignPattern = /apps\/web\/src\/lib\/campaign\.|packages\/domain\/src\/campaigns\//;
// Order drafts, which the header reads and the booking pages write.
const draftsPattern = /entities\/orders\/order-sheets/;
// The visitor's unpaid order, which sign-in and availability read.
const openPaymentPattern =
  /entities\/(payments\/open-payment|reservations\/new-booking)|domain\/src\/availability\/own-hold/;
// The section component. Pages that have little else in common share it.
const sectionPattern = /packages\/ui\/src\/section\./;
// Cancellation fees, before and after a reservation.
const feesPattern =
  /features\/terms\/(order-)?cancellation-fees|domain\/src\/cancellation\/|codecs\/cancel-policy|entities\/orders\/reductions/;
// The calendar, which the main page's dialog shares with the booking pages; both load it late.
const calendarPattern = /(features|entities)\/availability\//;

// Shared by the pages under `/mypage`, and by few others.
const mypagePattern =
  /apps\/web\/src\/(features\/(members\/mypage|inquiries\/)|(?:lib|components)\/(list-pager|show-problem|phone-number\/phone-number-text)|entities\/(coupons|points)\/queries)|packages\/ui\/src\/pager\./;

// Reviews. A product's page loads them when the guest opens its reviews, the review page at once.
const reviewsPattern = /(features|entities)\/reviews\/review|entities\/reviews\/queries|domain\/src\/reviews\/count/;

/** Lists the ids of a module and of all modules that it imports statically, directly or indirectly. */
function listImports(entry: string, context: ChunkingContext): ReadonlySet<string> {
  const visited = new Set<string>();
  const visit = (id: string): void => {
    if (visited.has(id)) return;
    visited.add(id);
    for (const importedId of context.getModuleInfo(id)?.importedIds ?? []) visit(importedId);
  };
  visit(entry);
  return visited;
}

/** Creates a group of the modules that the page in `folder` imports statically and shares with other pages. */
function createPageGroup(name: string, folder: string, priority: number) {
  const pageFile = join(import.meta.dirname, `../src/pages/${folder}/${folder}-page.tsx`);
  let modules: ReadonlySet<string> | undefined;
  const getName = (id: string, context: ChunkingContext): string | null => {
    modules ??= listImports(pageFile, context);
    return modules.has(id) ? name : null;
  };
  return { name: getName, minShareCount: 2, priority };
}

let entryModules: ReadonlySet<string> | undefined;
/**
 * Returns the name of the entry chunk for the frameworks, the bundler's runtime and the modules that the entry file
 * imports statically; null for other modules and for the deferred ones.
 */
function groupEntryModules(id: string, context: ChunkingContext): string | null {
  entryModules ??= listImports(entryFile, context);
  if (deferredQueryPattern.test(id)) return null;
  return entryModules.has(id) || frameworkPattern.test(id) || runtimePattern.test(id) ? 'entry' : null;
}

/**
 * Groups of modules that become chunks. There are few, because each file costs a round trip on a slow connection and
 * is compressed separately. A module belongs to the first group of the highest priority that matches it or one of its
 * importers. The groups of the booking steps come before the groups of the pages that follow them.
 */
export const chunkGroups = [
  { name: groupEntryModules, priority: 3 },
  { name: 'writes', test: writesPattern, minShareCount: 2, priority: 3 },
  { name: 'find', test: tableSearchPattern, minShareCount: 2, priority: 3 },
  { name: 'pictures', test: picturesPattern, minShareCount: 2, priority: 2 },
  { name: 'shared-helpers', test: sharedHelpersPattern, minShareCount: 2, priority: 2 },
  { name: 'form-library', test: formLibraryPattern, minShareCount: 2, priority: 2 },
  { name: 'cards', test: cardsPattern, minShareCount: 2, priority: 2 },
  { name: 'typing', test: typedTextPattern, minShareCount: 2, priority: 2 },
  { name: 'sign-in', test: signInPattern, minShareCount: 2, priority: 2 },
  { name: 'forms', test: formsPattern, minShareCount: 2, priority: 2 },
  { name: 'section', test: sectionPattern, minShareCount: 2, priority: 2 },
  { name: 'drafts', test: draftsPattern, minShareCount: 2, priority: 3 },
  { name: 'open-payment', test: openPaymentPattern, minShareCount: 2, priority: 3 },
  { name: 'campaign', test: campaignPattern, minShareCount: 2, priority: 2 },
  { name: 'mypage', test: mypagePattern, minShareCount: 2, priority: 2 },
  { name: 'phone', test: phonePattern, minShareCount: 2, priority: 2 },
  createPageGroup('visit', 'reservation-first-step', 2),
  { name: 'reviews', test: reviewsPattern, minShareCount: 2, priority: 1 },
  createPageGroup('offers', 'reservation-second-step', 1),
  { name: 'fees', test: feesPattern, minShareCount: 2, priority: 1 },
  createPageGroup('reserved', 'reservation-complete', 1),
  createPageGroup('payment', 'payment-return', 1),
  createPageGroup('order', 'reservation-detail', 1),
  { name: 'calendar', test: calendarPattern, minShareCount: 2, priority: 0 },
];
