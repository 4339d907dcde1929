import type { Noun } from '../site/api';

/** What the calls of a noun are about. */
export const nounDescriptions: Readonly<Record<Noun, string>> = {
  app: 'What the site needs before its first page, and what it reports',
  hotels: 'The hotels of the group',
  session: 'Who is calling: signing in and out, going on as a non-member',
  'social sign-in': 'Signing in with KAKAO, NAVER or GOOGLE, and coming from the group’s home page',
  join: 'Becoming a member: agreement, proofs by code, form',
  'find id': 'Finding an id again, and setting a new password',
  profile: 'The account of the signed-in member: password, sessions, news and offers, leaving',
  address: 'Addresses of Korea',
  coupons: 'Coupons of the signed-in member',
  points: 'Points of the signed-in member',
  terms: 'Terms and cancellation policies in effect',
  venues: 'Restaurants, lounges and bakeries of the hotels',
  cart: 'Order sheets that the caller has not finished',
  products: 'What venues sell: menus, deposits, rooms, things to take away',
  availability: 'Seats, rooms and start times of a venue, and what is taken of them',
  promotions: 'What hotels and venues announce',
  reviews: 'What guests wrote after their visit',
  uploads: 'Pictures that members give for what they write',
  reservations: 'One reservation: made without payment, or looked at',
  'my reservations': 'Reservations of the caller: listed, looked up and cancelled',
  'day of visit': 'What a reminder leads to, and the visit as a file for calendars',
  inquiries: 'What a member asks a venue, and its answer',
  'order sheets': 'Reservations in progress, which hold nothing until they are paid or booked',
  'stock and prices': 'What is left of a product, and what it costs, day by day',
  payments: 'Holding what is ordered, and paying for it at the provider',
  weather: 'The weather at a hotel',
};

/** How all calls work, in paragraphs of CommonMark. */
export const introduction = `Calls that the reservation site of the hotel group makes. Every path begins with \`/api\`, bodies and answers are JSON in UTF-8.

## Names and values

Names end as their values are: \`…Yn\` is \`Y\` or \`N\`, \`…Amnt\` and \`…Price\` are whole won, \`…Rate\` is percent, \`…Cnt\` counts, \`…Code\` names something of ours. \`htlCode\` is a hotel, \`dinCode\` a venue, \`prodCode\` a product, \`resvCode\` a reservation. A text comes as its default and in four languages: \`dinName\`, \`dinNameKo\`, \`dinNameEn\`, \`dinNameCn\`, \`dinNameJa\`. Dates and times are those of Seoul; instants are ISO 8601. An optional filter may also be sent as \`''\` or \`null\`. An answer may come to hold more than is written here.

## Who may call

A session is an opaque cookie, given at sign-in (\`POST /api/authentications\`) or when a visitor goes on as a non-member (\`POST /api/guest/start\`). Calls marked *member* answer 401 to anyone else before they look at what was sent.

## Writing

Every POST, those that only read too, needs \`Content-Type: application/json\` (\`multipart/form-data\` where a file comes along), a header \`X-Requested-With\` with any value, and an \`Origin\` of this site. Without them nothing is done: 415 or 403 \`csrf_failed\`.

A session has a new id whenever its visitor gains something; the old one is worth nothing at once. Keep the cookie of every answer. Two headers are optional: \`X-Page-Key\` (32 characters or more, made anew for each page or run) lets its sender go on where the answer that brought a new id was lost; \`X-Browser-Key\` (a secret of the browser or client) ties a join and a sign-in with a provider to whoever has begun it: a request with another key has no part in it.

## Problems

What goes wrong is answered as \`application/problem+json\` (RFC 9457) with a stable \`code\`, a \`title\` for the guest in the language of the request (query \`lang\`, cookie \`locale\`, or \`Accept-Language\`), \`errors\` by field for 400, and the facts to go on with in \`detail\`. A 429 or 503 says in \`Retry-After\` how many seconds to wait. Every call can answer 503 \`unavailable\`: the database is away, or the server stops. A path under \`/api\` that is no call answers 404 \`unknown_call\`, and a call with another method 405 with \`Allow\`. Outcomes that belong to a call's business stand inside its 200 answer.`;
