import type { Detail } from '@dining/contract/failure';
import type { StaffRefusal, StaffRefused } from '@dining/contract/staff/command';
import type { Campaign } from '@dining/domain/campaigns/campaign';
import { isolate } from '@dining/domain/shared/isolate';
import { dayText as dayIn, instantText, moneyText } from '@dining/i18n/formats';
import { Refused, Stopped } from './ask';

/** Won as staff read them. */
export const formatWon = (amount: number): string => moneyText(amount, 'en');

/** Formats an instant in Seoul time. */
export const formatInstant = (instant: string): string => instantText(Date.parse(instant), 'en');

/** Formats a day with its weekday. */
export const formatDay = (day: string): string => dayIn(day, 'en');

/** So many of something. */
export const formatCount = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** Who comes: adults and children, or how many are to be fetched. */
export function formatParty(of: { type: string; adults: number; kids: number; pickupQuantity: number }): string {
  if (of.type === 'pickup') return `${of.pickupQuantity} to take away`;
  const kids = of.kids === 0 ? [] : [formatCount(of.kids, 'child', 'children')];
  return [formatCount(of.adults, 'adult'), ...kids].join(', ');
}

/** Formats a campaign: source, medium and name, each as far as it is known. */
export const formatCampaign = ({ source, medium, name }: Campaign): string =>
  [source, medium, name].map((text) => (text === '' ? '–' : isolate(text))).join(' · ');

/** Why the server does not do it, for somebody of a restaurant. */
const refusals: Record<StaffRefusal, (facts: Detail) => string> = {
  alarm_of_payment: ({ subject }) =>
    `That alarm goes with its payment: npm run staff -- settle ${subject} --outcome … (help settle).`,
  already_answered: ({ answeredAt }) =>
    `It was answered on ${formatInstant(String(answeredAt))}. To mend the words of that answer add --edit; the member is not told again.`,
  charge_of_another: () => 'That charge has paid another order: look the number up once more.',
  charge_unnamed: () =>
    'That cannot be: «reserved» needs --charge NUMBER and a payment that was never settled; one with a refund can only be «refunded» or «seen».',
  answer_empty: () => 'The answer is empty.',
  books_closed: ({ days }) => `The visit is more than ${days} days ago: its books are closed.`,
  cancelled_by_guest: ({ fee, refund }) =>
    `Its guest has cancelled it before: ${formatWon(Number(fee))} kept, ${formatWon(Number(refund))} refunded. Nothing was changed.`,
  day_closed: ({ day }) =>
    `The whole of ${formatDay(String(day))} is closed. Reopen the day, then close the times that stay closed.`,
  day_past: ({ day }) => `${formatDay(String(day))} is over.`,
  gazette_not_there: ({ year }) =>
    `This version of the product does not have the gazette of ${year}: give the year’s holidays in a FILE (help holiday-year).`,
  holidays_unknown: ({ year }) =>
    `The holidays of ${year} are not entered, so nobody knows that day’s start times: npm run staff -- holiday-year ${year}`,
  invalid_request: ({ field, message }) => `${field === '' ? 'The command' : String(field)} cannot be read: ${message}.`,
  is_cancelled: () => 'It is cancelled.',
  no_holiday: ({ day }) => `${formatDay(String(day))} is no holiday.`,
  no_such_move: () => 'That cannot be said after what has been said of this visit; take that back first (undo).',
  no_such_time: ({ day, times }) =>
    times === ''
      ? `No meal is served on ${formatDay(String(day))}: it has no start times.`
      : `That is no start time of ${formatDay(String(day))}. There are: ${times}`,
  no_show: () => 'Nobody came to it. If that is a mistake take the mark back first (undo).',
  not_answered: ({ qnaSeq }) => `Inquiry ${qnaSeq} has no answer yet; answer it without --edit.`,
  not_begun: () => 'The visit has not begun.',
  not_of_year: ({ day, year }) => `${formatDay(String(day))} is no day of ${year}. Nothing was entered.`,
  not_stuck: ({ shopOrderNo }) => `${shopOrderNo} does not wait for a person.`,
  provider_silent: () =>
    'The payment provider does not say, or says another sum: look into its own books, and say with --outcome what they tell.',
  payments_unfinished: ({ payments }) => `${payments} of the member’s payments are not finished: see «stuck».`,
  reservations_stand: ({ reservations }) =>
    `${reservations} of the member’s reservations stand: cancel them, or wait until they are over.`,
  unknown_alarm: ({ id }) => `No alarm ${id} is open. «npm run staff -- alarms» lists them.`,
  unknown_hotel: ({ htlCode }) => `There is no hotel ${htlCode}. «npm run staff -- venues» names the hotels’ venues.`,
  unknown_inquiry: ({ qnaSeq }) => `There is no inquiry ${qnaSeq}; perhaps its member has deleted it.`,
  unknown_member: () => 'There is no member with that e-mail address.',
  unknown_menu: ({ menuIndex, dinCode }) =>
    `${dinCode} has no menu ${menuIndex}. «npm run staff -- menu-allergens ${dinCode}» lists them.`,
  unknown_payment: ({ shopOrderNo }) => `There is no payment ${shopOrderNo}.`,
  unknown_reservation: ({ resvCode }) => `There is no reservation ${resvCode}.`,
  unknown_venue: ({ dinCode }) => `There is no venue ${dinCode}. «npm run staff -- venues» lists them.`,
  visit_over: () => 'The day of its visit is over.',
  visited: () => 'Its guest has come. If that is a mistake take the mark back first (undo).',
};

const refusalText = ({ refused, detail }: StaffRefused): string => refusals[refused](detail);

/** Why a command is not done. @throws what is neither a refusal nor a stop: a bug */
export function formatError(error: unknown): string {
  if (error instanceof Refused) return refusalText(error.why);
  if (error instanceof Stopped) return error.message;
  throw error;
}

const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Writes what machines read; marks of direction in a guest's words are escaped, so that they turn nothing around on a screen. */
export const formatJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(directions, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
