import type { ApiGroup } from '../site/api';
import type { StaffApiGroup } from '../staff/api';

/** Descriptions of the tags of the site's API. */
export const groupDescriptions: Readonly<Record<ApiGroup, string>> = {
  app: 'Data for the start of the site, and error reports',
  hotels: 'The hotels of the group',
  session: 'Current user, sign-in and sign-out, and continuing as a non-member',
  'social sign-in': 'Sign-in with KAKAO, NAVER or GOOGLE, and from the group’s home page',
  join: 'Joining: consents, verification codes and the form',
  'find id': 'Finding a forgotten id, and resetting the password',
  profile: 'The member’s account: password, sessions, marketing consents, deletion',
  address: 'Korean addresses',
  coupons: 'The member’s coupons',
  points: 'The member’s points',
  terms: 'Terms and cancellation policies in effect',
  venues: 'Restaurants, lounges and bakeries of the hotels',
  cart: 'Unfinished order sheets of the caller',
  products: 'Products of venues: menus, deposits, rooms and pickups',
  availability: 'Seats, rooms and start times of a venue, and their usage',
  promotions: 'Promotions of hotels and venues',
  reviews: 'Reviews that guests wrote after their visit',
  uploads: 'Pictures that members upload for their reviews',
  reservations: 'One reservation: booking without payment, and reading',
  'my reservations': 'Reservations of the caller: list, look-up and cancellation',
  'day of visit': 'The page that a reminder links to, and a calendar file of the visit',
  inquiries: 'Questions of members to venues, and their answers',
  'order sheets': 'Reservations in progress; they hold no seats until payment or booking',
  'stock and prices': 'Availability and price of a product by day',
  payments: 'Holding seats, and payment at the provider',
  'pay links': 'Paying an order that staff took on the phone',
  weather: 'The weather at a hotel',
};

/** Conventions of all endpoints, in CommonMark. */
export const introduction = `The API of the hotel group's reservation site. Every path begins with \`/api\`; request and response bodies are JSON in UTF-8.

## Names and values

The suffix of a name shows its type: \`…Yn\` is \`Y\` or \`N\`, \`…Amnt\` and \`…Price\` are whole won, \`…Rate\` is percent, \`…Cnt\` is a number of things, \`…Code\` is an identifier. \`htlCode\` is a hotel, \`dinCode\` a venue, \`prodCode\` a product, \`resvCode\` a reservation. A text has a default and four languages: \`dinName\`, \`dinNameKo\`, \`dinNameEn\`, \`dinNameCn\`, \`dinNameJa\`. Dates and times are in Seoul time; instants are ISO 8601. Optional filters accept \`''\` and \`null\` as not set. New fields may be added to responses at any time.

## Authentication

A session is an opaque cookie, set at sign-in (\`POST /api/authentications\`) or when a visitor continues as a non-member (\`POST /api/guest/start\`). Endpoints for members respond with 401 to other callers before they read the body.

## Writing

Every POST, including those that only read, needs \`Content-Type: application/json\` (\`multipart/form-data\` for file uploads), a header \`X-Requested-With\` with any value, and an \`Origin\` of this site. Otherwise it is rejected with 415 or 403 \`csrf_failed\`.

A session gets a new id whenever its visitor gains rights; the old id is invalid at once. Store the cookie of every response. Two headers are optional. \`X-Page-Key\` (32 characters or more, new for each page or run) lets its sender continue if the response with a new session id was lost. \`X-Browser-Key\` (a secret of the browser or client) binds joining and sign-in with a provider to the browser that started them: requests with another key cannot continue them.

## Problems

Errors are \`application/problem+json\` (RFC 9457) with a stable \`code\`, a \`title\` for the guest in the language of the request (query \`lang\`, cookie \`locale\`, or \`Accept-Language\`), \`errors\` by field for 400, and values in \`detail\`. With 429 and 503, \`Retry-After\` gives the seconds to wait. Every endpoint can respond with 503 \`unavailable\` while the database is unavailable or the server stops. An unknown path under \`/api\` gets 404 \`unknown_call\`, a wrong method 405 with \`Allow\`. Expected business results are part of a 200 response.`;

/** Descriptions of the tags of the staff API. */
export const staffGroupDescriptions: Readonly<Record<StaffApiGroup, string>> = {
  'staff session': 'Sign-in, the caller’s account, and invitations',
  staff: 'Staff members, their grants and their sessions',
  'staff former': 'Import of reservations and members of a former system',
  'staff setup': 'What a group needs before guests can reserve, and tests of its settings',
  'staff hotels': 'Names of hotels and venues, and the points that hotels give',
  'staff venues': 'Whether a venue gets the sheet of each evening by mail',
  'staff products': 'Allergens and diets of menus',
  'staff catalogue': 'Hotels, venues, menus, products, terms and policies, and the catalogue of the group as files',
  'staff coupons': 'Coupons that members get with a code',
  'staff documents': 'Drafts, publication, history and previews of venues, menus, products and promotions',
  'staff pictures': 'Pictures of hotels: originals, renditions, focal points, alternative texts',
  'staff service': 'A day of a venue: parties, walk-ins, load, note',
  'staff availability': 'Closings, stopped sales, holidays',
  'staff inventory': 'Seats and rooms by weekday, season and date, with the bookings that a change affects',
  'staff reservations': 'Reservations, which staff find, change and take on the phone',
  'staff pay links': 'Orders that staff take on the phone and guests pay by a link',
  'staff inbox': 'What staff must look at, as counts and alarms; the audit log',
  'staff inquiries': 'Inquiries of members and their answers',
  'staff messages': 'Mails and SMS that have not arrived, and what hotels write in those to guests',
  'staff payments': 'Payments and charges that need manual review, each settled by two people',
  'staff members': 'Members: who they are, their sessions, and exports and erasures by two people',
  'staff reports': 'Counts over a range of days',
  'staff reviews': 'Reviews: answers, hiding and appeals; and whether a hotel has ratings',
};

/** Conventions of all staff endpoints, in CommonMark. */
export const staffIntroduction = `The API of the staff console. Every path begins with \`/api/staff\`; the conventions of [the site's API](/api/docs) about values, writing and problems apply here as well.

## Authentication

A session is an opaque cookie, set at sign-in with a passkey, or with a password and a code of an authenticator app. It ends after 30 minutes without a request, after 12 hours at most, and whenever the grants of its owner change. Requests that a page repeats by itself send \`X-Background: 1\`, so that they do not keep the session alive.

## Permissions

A grant is a role at a venue, a hotel or the group, until a day. The security requirement of an operation names the capability that it needs. A request without a session gets 401, one without the capability 403, and one about a resource of another venue 404, as if the resource did not exist. Some operations need a second factor that was entered within the last five minutes; otherwise they respond with 403 \`second_factor_needed\`.

## Writing

Resources that can be edited have a \`version\`. A change with an old version is rejected with 409 \`changed_meanwhile\` and the current state of the resource in \`current\`. Writes that take an \`Idempotency-Key\` are executed once for each key: a repetition gets the same response.`;
