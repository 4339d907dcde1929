import { oneTimeCode } from '@dining/domain/members/one-time-code';
import type { Limit } from '../lib/rate-limiter';
import type { Config } from './config';

type LimitSettings = Pick<Config, 'guestsPerAddress' | 'smsCodesPerHour'>;

interface LimitRule {
  /** What is counted, for `docs/operations/limits.md`. */
  readonly counts: string;
  /**
   * The key of each subject, with placeholders in braces. Servers of two releases share the counts, so a key never
   * changes.
   */
  readonly key: string;
  /** Attempts per window. `formula` describes a limit that depends on settings, and `calculate` returns it. */
  readonly limit: number | { readonly formula: string; readonly calculate: (settings: LimitSettings) => number };
  readonly windowSeconds: number;
  readonly code?: Limit['code'];
}

const minute = 60;
const tenMinutes = 600;
const hour = 3_600;
const day = 86_400;

export const resetLinkSeconds = 1_800;

/**
 * Consecutive wrong passwords of an account (NIST SP 800-63B: at most 100). After that, only a reset by mail, a sign-in
 * provider or waiting for a month helps.
 */
const wrongPasswordsInARow = { limit: 100, windowSeconds: 30 * day, code: 'too_many_wrong_passwords' } as const;

/**
 * All rate limits. An IP address is at the end of its key, because the rate limiter also counts by the site (/48) of an
 * IPv6 address.
 */
export const limits = {
  wrongPasswordsPerMinute: {
    counts: 'wrong passwords of a user id from one IP address or known browser',
    key: 'sign-in minute {userId} from {origin}',
    limit: 10,
    windowSeconds: minute,
  },
  wrongPasswordsPerHour: {
    counts: 'wrong passwords of a user id from one IP address or known browser',
    key: 'sign-in hour {userId} from {origin}',
    limit: 100,
    windowSeconds: hour,
  },
  wrongPasswordsFromKnownBrowser: {
    counts: 'wrong passwords of a user id from one known browser',
    key: 'sign-in browser {userId} from {browser}',
    ...wrongPasswordsInARow,
  },
  wrongPasswordsFromUnknownBrowsers: {
    counts: 'wrong passwords of a user id from all unknown browsers',
    key: 'sign-in account {userId}',
    ...wrongPasswordsInARow,
  },
  wrongPasswordsFromAddress: {
    counts: 'wrong passwords of all user ids from one IP address',
    key: 'sign-in from {address}',
    limit: 100,
    windowSeconds: minute,
  },
  staffPasswordsPerMinute: {
    counts: 'wrong passwords of a staff account from one IP address',
    key: 'staff sign-in minute {email} from {address}',
    limit: 5,
    windowSeconds: minute,
  },
  staffPasswordsPerDay: {
    counts: 'wrong passwords of a staff account from one IP address',
    key: 'staff sign-in day {email} from {address}',
    limit: 30,
    windowSeconds: day,
  },
  staffPasswordsPerAccount: {
    counts: 'wrong passwords of a staff account from all IP addresses; a passkey still signs in',
    key: 'staff sign-in account {email}',
    limit: 200,
    windowSeconds: day,
  },
  staffPasswordsFromAddress: {
    counts: 'wrong passwords of all staff accounts from one IP address',
    key: 'staff sign-in from {address}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  staffCodesPer15Minutes: {
    counts: 'wrong codes of an authenticator app or recovery codes, after the right password',
    key: 'staff code {staffId}',
    limit: 6,
    windowSeconds: 900,
  },
  staffCodes: {
    counts: 'wrong codes of an authenticator app or recovery codes, after the right password',
    key: 'staff code month {staffId}',
    limit: 100,
    windowSeconds: 30 * day,
  },
  staffPasskeysFromAddress: {
    counts: 'sign-ins of staff with a passkey started or failed from one IP address',
    key: 'staff passkey from {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  staffMemberSearches: {
    counts: 'searches of a staff member for members',
    key: 'staff member search {staffId}',
    limit: 60,
    windowSeconds: hour,
  },
  joinInvitationsFromAddress: {
    counts: 'links of invitations to join opened or used from one IP address',
    key: 'join invitation from {address}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  staffInvitationsFromAddress: {
    counts: 'attempts to open or accept an invitation of staff from one IP address',
    key: 'staff invitation from {address}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  wrongPasswordsWhileSignedInPerMinute: {
    counts: 'wrong passwords of a member who is signed in',
    key: 'own password minute {userId}',
    limit: 10,
    windowSeconds: minute,
  },
  wrongPasswordsWhileSignedIn: {
    counts: 'wrong passwords of a member who is signed in',
    key: 'own password account {userId}',
    ...wrongPasswordsInARow,
  },
  ownCodeInterval: {
    counts: 'codes for one purpose that members request for their own phone or mailbox',
    key: 'own code again {purpose} {owner}',
    limit: 1,
    windowSeconds: oneTimeCode.againSeconds,
  },
  ownCodesPerHour: {
    counts: 'codes for one purpose that members request for their own phone or mailbox',
    key: 'own code hour {purpose} {owner}',
    limit: 6,
    windowSeconds: hour,
  },
  ownCodesPerDay: {
    counts: 'codes for one purpose that members request for their own phone or mailbox',
    key: 'own code day {purpose} {owner}',
    limit: 15,
    windowSeconds: day,
  },
  codeInterval: {
    counts: 'codes for one purpose to one phone or mailbox, from one IP address',
    key: 'code again {purpose} {to} from {address}',
    limit: 1,
    windowSeconds: oneTimeCode.againSeconds,
  },
  codesToRecipientFromAddressPerHour: {
    counts: 'codes for one purpose to one phone or mailbox, from one IP address',
    key: 'code hour {purpose} {to} from {address}',
    limit: 6,
    windowSeconds: hour,
  },
  codesToRecipientFromAddressPerDay: {
    counts: 'codes for one purpose to one phone or mailbox, from one IP address',
    key: 'code day {purpose} {to} from {address}',
    limit: 15,
    windowSeconds: day,
  },
  codesPerBrowser: {
    counts: 'codes that one browser requests',
    key: 'code of {guestId}',
    limit: 15,
    windowSeconds: hour,
  },
  codesFromAddress: {
    counts: 'codes that one IP address requests',
    key: 'code from {address}',
    limit: 60,
    windowSeconds: hour,
  },
  codesToRecipientPerHour: {
    counts: 'codes for one purpose to one phone or mailbox from all IP addresses',
    key: 'code hour {purpose} {to}',
    limit: 20,
    windowSeconds: hour,
  },
  codesToRecipientPerDay: {
    counts: 'codes for one purpose to one phone or mailbox from all IP addresses',
    key: 'code day {purpose} {to}',
    limit: 40,
    windowSeconds: day,
  },
  wrongCodesFromAddress: {
    counts: 'wrong codes typed from one IP address',
    key: 'code tried from {address}',
    limit: 120,
    windowSeconds: hour,
  },
  wrongOwnCodes: {
    counts: 'wrong codes that a signed-in member types',
    key: 'own code tried {owner}',
    limit: 120,
    windowSeconds: hour,
  },
  unverifiedSmsCodes: {
    counts: 'codes by SMS that the whole product sends',
    key: 'sms codes of strangers',
    limit: { formula: '`SMS_CODES_MAX_PER_HOUR`', calculate: ({ smsCodesPerHour }) => smsCodesPerHour },
    windowSeconds: hour,
  },
  memberSmsCodes: {
    counts: 'codes by SMS to members who request their own; others cannot use them up',
    key: 'sms codes of members',
    limit: {
      formula: 'a fifth of `SMS_CODES_MAX_PER_HOUR`',
      calculate: ({ smsCodesPerHour }) => Math.ceil(smsCodesPerHour / 5),
    },
    windowSeconds: hour,
  },
  knownMemberResetInterval: {
    counts: 'links for a new password that members request for themselves',
    key: 'own reset again {owner}',
    limit: 1,
    windowSeconds: minute,
  },
  knownMemberResetsPerDay: {
    counts: 'links for a new password that members request for themselves',
    key: 'own reset day {owner}',
    limit: 20,
    windowSeconds: day,
  },
  resetInterval: {
    counts: 'links for a new password of one user id, from one IP address',
    key: 'reset again {userId} from {address}',
    limit: 1,
    windowSeconds: minute,
  },
  resetsPerDay: {
    counts: 'links for a new password of one user id, from one IP address',
    key: 'reset day {userId} from {address}',
    limit: 6,
    windowSeconds: day,
  },
  resetsFromAddress: {
    counts: 'links for a new password that one IP address requests',
    key: 'reset from {address}',
    limit: 30,
    windowSeconds: hour,
  },
  // The window is as long as a link is valid: when the limit is reached, the links that were sent still work.
  resetMails: {
    counts:
      'links that one mailbox gets at the request of visitors who are not signed in; beyond it the response stays the same',
    key: 'reset to {userId}',
    limit: 10,
    windowSeconds: resetLinkSeconds,
  },
  wrongResetLinks: {
    counts: 'wrong links for a new password opened from one IP address',
    key: 'reset link from {address}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  guestSessions: {
    counts: 'visitors without an account who start a session from one IP address',
    key: 'guests from {address}',
    limit: { formula: '`GUESTS_PER_ADDRESS`', calculate: ({ guestsPerAddress }) => guestsPerAddress },
    windowSeconds: tenMinutes,
  },
  guestSessionRenewals: {
    counts: 'new sessions that one guest starts',
    key: 'guest again {guestId}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  socialSignInStarts: {
    counts: 'sign-ins with a provider started from one IP address',
    key: 'leaves to sign in {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  socialSignInReturns: {
    counts: 'returns from a provider to one IP address',
    key: 'back from sign-in {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  groupWebsiteSignIns: {
    counts: 'sign-ins from the group’s website to one IP address',
    key: 'from the home page {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  joinAgreements: {
    counts: 'agreements to join from one IP address, enough for the guests of a hotel behind it',
    key: 'agreements from {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  wrongRecommenders: {
    counts: 'unknown card numbers of a recommender typed from one IP address',
    key: 'recommender from {address}',
    limit: 30,
    windowSeconds: tenMinutes,
  },
  addressSearches: {
    counts: 'searches for a postal address from one IP address',
    key: 'address search from {address}',
    limit: 60,
    windowSeconds: minute,
  },
  marketingChanges: {
    counts: 'changes of a member’s marketing consents',
    key: 'marketing {userId}',
    limit: 30,
    windowSeconds: hour,
  },
  orderSheets: {
    counts: 'order sheets saved from one IP address',
    key: 'sheet {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  payLinkViews: {
    counts: 'views of pay links from one IP address',
    key: 'pay link {address}',
    limit: 300,
    windowSeconds: tenMinutes,
  },
  setupTests: {
    counts: 'test mails, test SMS and test payments of a staff member',
    key: 'setup test {staffId}',
    limit: 10,
    windowSeconds: hour,
  },
  payLinkSendings: {
    counts: 'times that one pay link is sent again',
    key: 'pay link send {linkId}',
    limit: 3,
    windowSeconds: hour,
  },
  prepayments: {
    counts: 'payments started from one IP address, enough for a family behind one router',
    key: 'prepay {address}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  unpaidBookings: {
    counts: 'bookings without payment from one IP address',
    key: 'insert {address}',
    limit: 30,
    windowSeconds: tenMinutes,
  },
  chargeQueries: {
    counts: 'status queries about one charge after notifications; the provider sends at most ten',
    key: 'notice of {chargeId}',
    limit: 30,
    windowSeconds: hour,
  },
  reservationViews: {
    counts: 'views of reservations from one IP address',
    key: 'view {address}',
    limit: 300,
    windowSeconds: tenMinutes,
  },
  visitDayCalls: {
    counts: 'views and answers of the visit page from one IP address',
    key: 'visit {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  calendarFiles: {
    counts: 'calendar files for one IP address',
    key: 'calendar {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  answerEdits: {
    counts: 'edits of requests and allergies from one IP address',
    key: 'edit {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  answerEditsPerReservation: {
    counts: 'edits of request and allergies of one reservation; each sends a mail to the restaurant',
    key: 'edit of {resvCode}',
    limit: 20,
    windowSeconds: day,
  },
  cancellations: {
    counts: 'cancellations from one IP address',
    key: 'cancel {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  wrongLookups: {
    counts: 'wrong look-ups of one reservation from one IP address; beyond it a code is needed',
    key: 'lookup of {resvCode} from {address}',
    limit: 10,
    windowSeconds: tenMinutes,
  },
  wrongLookupsFromAnywhere: {
    counts:
      'wrong look-ups of one reservation from all IP addresses, against many machines that guess an 8-digit phone number',
    key: 'lookup number {resvCode}',
    limit: 20,
    windowSeconds: hour,
  },
  wrongLookupsFromAddress: {
    counts: 'wrong look-ups of all reservations from one IP address',
    key: 'lookup from {address}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  wrongLookupCodes: {
    counts: 'wrong codes for one reservation; meanwhile the right code still opens it',
    key: 'lookup code wrong {resvCode}',
    limit: 20,
    windowSeconds: tenMinutes,
  },
  lookupCodeInterval: {
    counts: 'codes for a look-up that one browser requests',
    key: 'lookup code again {guestId}',
    limit: 1,
    windowSeconds: oneTimeCode.againSeconds,
  },
  lookupCodesPerBrowser: {
    counts: 'codes for a look-up that one browser requests',
    key: 'lookup code of {guestId}',
    limit: 15,
    windowSeconds: hour,
  },
  lookupCodesToPhone: {
    counts: 'codes for one reservation to one phone from anywhere, the booker’s or not',
    key: 'lookup code of {resvCode} to {phone}',
    limit: 10,
    windowSeconds: hour,
  },
  lookupCodesFromAddress: {
    counts: 'codes for a look-up that one IP address requests',
    key: 'lookup code from {address}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  reviewsPerMember: {
    counts: 'attempts of one member to write a review',
    key: 'reviews of {userId}',
    limit: 30,
    windowSeconds: hour,
  },
  reviewsFromAddress: {
    counts: 'attempts to write a review from one IP address',
    key: 'reviews from {address}',
    limit: 120,
    windowSeconds: hour,
  },
  uploadsPerMember: {
    counts: 'pictures uploaded by one member; a review has up to five, and its author may try others',
    key: 'upload {userId}',
    limit: 40,
    windowSeconds: hour,
  },
  uploadsFromAddress: {
    counts: 'pictures uploaded from one IP address, enough for several members',
    key: 'upload from {address}',
    limit: 100,
    windowSeconds: hour,
  },
  wrongCouponCodes: {
    counts: 'unknown coupon codes that one member types',
    key: 'coupon code {userId}',
    limit: 10,
    windowSeconds: tenMinutes,
  },
  wrongCouponCodesFromAddress: {
    counts: 'unknown coupon codes typed from one IP address',
    key: 'coupon code from {address}',
    limit: 60,
    windowSeconds: tenMinutes,
  },
  inquiries: {
    counts: 'inquiries of one member',
    key: 'inquiries of {userId}',
    limit: 30,
    windowSeconds: hour,
  },
  unlistedPages: {
    counts: 'pages outside the sitemap that are rendered for one IP address',
    key: 'page {address}',
    limit: 600,
    windowSeconds: tenMinutes,
  },
  previewPages: {
    counts: 'previews of drafts that are rendered for one IP address',
    key: 'preview {address}',
    limit: 120,
    windowSeconds: tenMinutes,
  },
  clientErrorsFromAddress: {
    counts: 'logged errors of browsers from one IP address',
    key: 'client error from {address}',
    limit: 20,
    windowSeconds: tenMinutes,
  },
  clientErrorsPerKind: {
    counts: 'logged reports of one error',
    key: 'client error {fingerprint}',
    limit: 10,
    windowSeconds: hour,
  },
  clientErrors: { counts: 'logged reports of all browsers', key: 'client errors', limit: 300, windowSeconds: hour },
  ownMessages: {
    counts: 'messages of one kind to one mailbox or phone if members book for themselves or the booking is paid',
    key: '{channel} {kind} {recipient} by {bookedBy}',
    limit: 30,
    windowSeconds: day,
  },
  unpaidMessages: {
    counts: 'messages of one kind to one mailbox or phone if another person books without payment',
    key: '{channel} {kind} {recipient} by {bookedBy}',
    limit: 10,
    windowSeconds: day,
  },
  allUnpaidMessages: {
    counts: 'messages of one kind to one mailbox or phone from all who book without payment',
    key: '{channel} {kind} {recipient} for nothing',
    limit: 15,
    windowSeconds: day,
  },
} as const satisfies Record<string, LimitRule>;

type Limits = typeof limits;
type LimitName = keyof Limits;

type Placeholders<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Subject<Name extends LimitName> = Readonly<Record<Placeholders<Limits[Name]['key']>, string>>;

type Settings<Name extends LimitName> = Limits[Name]['limit'] extends number ? [] : [settings: LimitSettings];

export function getLimit<Name extends LimitName>(
  name: Name,
  subject: Subject<Name>,
  ...[settings]: Settings<Name>
): Limit {
  const { key, limit, windowSeconds, code }: LimitRule = limits[name];
  const values: Readonly<Record<string, string>> = subject;
  if (typeof limit !== 'number' && settings === undefined)
    throw new Error(`The limit ${name} depends on settings, but none were passed`);
  return {
    name,
    key: key.replace(/\{(\w+)\}/g, (_braces, placeholder: string) => values[placeholder] ?? ''),
    limit: typeof limit === 'number' ? limit : settings === undefined ? 0 : limit.calculate(settings),
    windowSeconds,
    ...(code === undefined ? {} : { code }),
  };
}
