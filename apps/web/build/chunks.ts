/**
 * How the site's modules are put into files. Each file costs a round trip on a slow line and is packed by itself, so there
 * are few: what every page runs on, what the house's pages share, what the main page draws, what the way in shares, what is filled in, what the booking
 * pages share.
 */
const vendors = /node_modules\/(react|react-dom|scheduler|@tanstack)\//;
const house =
  /apps\/web\/src\/(app|lib\/(?!use-focus-kept|second-window|focus-field|phone-number|nothing-there|list-pager|told-offline|tell-problem)|entities\/(app\/app-data|join\/join-params|venues\/main|orders\/may-have-sheets|session\/(returning|session|whose-tab|sign-in-(reason|params))|search\/(search-(state|params)|wish-params)|terms\/))|features\/(terms\/(?!lazy-terms)|hotels\/|language\/)|features\/(cart\/open-orders|session\/sign-in-out)\.|packages\/ui\/src\/(button|cx|empty-state|error-state|field|icon|icon-button|illustration|layout|media-query|picture|queue|alerts|select|skeleton|spinner|text-field|text-link|visually-hidden)\.|packages\/client\/src\/|packages\/domain\/src\/(search\/(?!step-checks|table-wish)|availability\/horizon|reservations\/party|shared\/(?!category-name|discount-day|email|holidays|krw|pagination|phone))|packages\/i18n\/src\/fill|packages\/contract\/src\/(site\/pages|codecs\/(text|picture-path|picture-places))/;
// What is wished for, on the main page and on the one that finds it.
const find = /features\/availability\/find-form\.|entities\/search\/wish\.|packages\/domain\/src\/search\/table-wish/;
const front =
  /packages\/ui\/src\/(tabs|price|badge|carousel|use-carousel|use-autoplay|dialog|use-modal)\.|features\/(promotions\/promotion-(banner|picture)|products\/(main-card|from-price|members-only))\.|apps\/web\/src\/entities\/analytics\/lists\./;
// What the pages of signing in and joining share, each of which is the first that somebody sees.
const wayIn =
  /apps\/web\/src\/(features\/(session|members\/(?!mypage)|join)|entities\/(join|members)|flows\/sign-in)\/|packages\/ui\/src\/(password-field|narrow-page|notice)\.|lib\/(use-focus-kept|second-window)/;
// What is typed into and agreed to, on the way in as when booking.
const forms =
  /packages\/ui\/src\/(checkbox|field-group|radio-group)\.|apps\/web\/src\/(lib\/focus-field|features\/terms\/lazy-terms)|packages\/domain\/src\/(members|join|shared\/email)|packages\/contract\/src\/codecs\/(join|flag)/;
// A number with its country and the form that keeps it, which neither the steps before paying nor the agreement ask for.
const phone =
  /apps\/web\/src\/(lib\/phone-number|entities\/app\/area-codes|features\/reservations\/form-draft)|packages\/domain\/src\/(shared\/phone|reservations\/visitor)/;
const booking =
  /apps\/web\/src\/(lib|features\/(?!reviews\/review-|availability\/(?!when-s))|entities\/(?!availability\/comparable))|packages\/(ui|contract)\/src\/(?!carousel|use-carousel|use-autoplay|calendar|alert-host|dialog|use-modal|disclosure)|packages\/domain\/src\/(?!availability\/(comparable|product-day|nearest|day-status))/;
// Open drafts: the header asks for them, and the booking pages keep them.
const drafts = /entities\/orders\/order-sheets/;
// The calendar's parts, which the main page's modal shares with the booking pages and neither loads at once.
const when = /(features|entities)\/availability\//;

// What the pages of my page share, and no page before them loads.
const mypage =
  /apps\/web\/src\/(features\/(members\/mypage|inquiries\/)|lib\/(list-pager|told-offline|tell-problem))|packages\/ui\/src\/pager\./;

// The reviews themselves: a product's own page loads them once they are opened, their own page at once.
const reviews = /features\/reviews\/review-/;

export const chunkGroups = [
  { name: 'frame', test: vendors, priority: 4 },
  { name: 'house', test: house, minShareCount: 2, priority: 3 },
  { name: 'find', test: find, minShareCount: 2, priority: 3 },
  { name: 'front', test: front, minShareCount: 2, priority: 2 },
  { name: 'way-in', test: wayIn, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 2 },
  { name: 'drafts', test: drafts, minShareCount: 2, priority: 2 },
  { name: 'mypage', test: mypage, minShareCount: 2, priority: 2 },
  { name: 'phone', test: phone, minShareCount: 2, priority: 1 },
  { name: 'booking', test: booking, minShareCount: 2, priority: 1 },
  { name: 'reviews', test: reviews, minShareCount: 2, priority: 0 },
  { name: 'when', test: when, minShareCount: 2, priority: 0 },
];
