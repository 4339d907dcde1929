import type { FailureDetail } from '@dining/contract/failure';
import type { StaffError, StaffErrorCode } from '@dining/contract/staff/command';
import type { Campaign } from '@dining/domain/campaigns/campaign';
import { isolateDirection } from '@dining/domain/shared/isolate';
import type { Language } from '@dining/domain/shared/language';
import { formatDate, formatInstant as formatInstantInLanguage, formatMoney } from '@dining/i18n/formats';
import { CommandError, CommandRejectedError } from './send-command';

export const languageNames = { ko: 'Korean', en: 'English', cn: 'Chinese', ja: 'Japanese' } as const satisfies Record<
  Language,
  string
>;

export const formatWon = (amount: number): string => formatMoney(amount, 'en');

export const formatInstant = (instant: string): string => formatInstantInLanguage(Date.parse(instant), 'en');

export const formatDay = (day: string): string => formatDate(day, 'en');

export const formatCount = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

export function formatParty(party: { type: string; adults: number; kids: number; pickupQuantity: number }): string {
  if (party.type === 'pickup') return `${party.pickupQuantity} for pickup`;
  const kids = party.kids === 0 ? [] : [formatCount(party.kids, 'child', 'children')];
  return [formatCount(party.adults, 'adult'), ...kids].join(', ');
}

export const formatCampaign = ({ source, medium, name }: Campaign): string =>
  [source, medium, name].map((text) => (text === '' ? '–' : isolateDirection(text))).join(' · ');

const errorMessages: Record<StaffErrorCode, (detail: FailureDetail) => string> = {
  alarm_of_payment: ({ subject }) =>
    `This alarm is settled together with its payment: npm run staff -- settle ${subject} --outcome … (see help settle).`,
  already_proposed: ({ shopOrderNo }) =>
    `A proposal for ${shopOrderNo} is open already. It is confirmed, refused or withdrawn in the console.`,
  already_answered: ({ answeredAt }) =>
    `It was answered on ${formatInstant(String(answeredAt))}. To change that answer, add --edit; the member gets no second message.`,
  charge_of_another: () => 'That charge paid another order: check its number.',
  charge_unnamed: () =>
    'Not possible: «reserved» needs --charge NUMBER and a payment without a refund; one with a refund can only be «refunded» or «seen».',
  answer_empty: () => 'The answer is empty.',
  books_closed: ({ days }) => `The visit is more than ${days} days ago and can no longer be changed.`,
  cancelled_by_guest: ({ fee, refund }) =>
    `The guest has already cancelled it: ${formatWon(Number(fee))} kept, ${formatWon(Number(refund))} refunded. Nothing was changed.`,
  day_closed: ({ day }) =>
    `All of ${formatDay(String(day))} is closed. Reopen the day, then close the times that stay closed.`,
  day_past: ({ day }) => `${formatDay(String(day))} is over.`,
  email_invalid: () => 'That is not an e-mail address.',
  gazette_not_there: ({ year }) =>
    `This version does not contain the official holidays of ${year}: give them in a FILE (see help holiday-year).`,
  holidays_unknown: ({ year }) =>
    `The holidays of ${year} are not entered, so the start times of that day are unknown: npm run staff -- holiday-year ${year}`,
  invalid_request: ({ field, message }) =>
    `${field === '' ? 'The command' : String(field)} cannot be read: ${message}.`,
  is_cancelled: () => 'The reservation is cancelled.',
  no_holiday: ({ day }) => `${formatDay(String(day))} is not a holiday.`,
  no_such_move: () => 'Not possible, because the visit is already marked; use «undo» first.',
  no_such_time: ({ day, times }) =>
    times === ''
      ? `No meal is served on ${formatDay(String(day))}: it has no start times.`
      : `Not a start time of ${formatDay(String(day))}. The start times are: ${times}`,
  no_show: () => 'The visit is marked as no-show. If that is a mistake, use «undo» first.',
  not_answered: ({ qnaSeq }) => `Inquiry ${qnaSeq} has no answer yet; answer it without --edit.`,
  not_begun: () => 'The visit has not begun.',
  not_of_year: ({ day, year }) => `${formatDay(String(day))} is not in ${year}. Nothing was entered.`,
  not_stuck: ({ shopOrderNo }) => `${shopOrderNo} does not need manual review.`,
  provider_silent: () =>
    'The payment provider does not answer, or reports another amount: check its back office, and give its outcome with --outcome.',
  payments_unfinished: ({ payments }) => `${payments} of the member’s payments are not finished: see «stuck».`,
  reservations_stand: ({ reservations }) =>
    `The member has ${reservations} active reservations: cancel them, or wait until they are over.`,
  review_answered: ({ answeredAt }) =>
    `It was answered on ${formatInstant(String(answeredAt))}. To change that answer, add --edit.`,
  review_not_answered: ({ reviewCode }) => `${reviewCode} has no answer yet; answer it without --edit.`,
  subject_changed: ({ shopOrderNo }) => `${shopOrderNo} has changed in the meantime.`,
  unknown_alarm: ({ id }) => `No alarm ${id} is open. «npm run staff -- alarms» lists them.`,
  unknown_hotel: ({ htlCode }) =>
    `There is no hotel ${htlCode}. «npm run staff -- venues» lists the venues of each hotel.`,
  unknown_inquiry: ({ qnaSeq }) => `There is no inquiry ${qnaSeq}; its member may have deleted it.`,
  unknown_member: () => 'There is no member with that e-mail address.',
  unknown_menu: ({ menuIndex, dinCode }) =>
    `${dinCode} has no menu ${menuIndex}. «npm run staff -- menu-allergens ${dinCode}» lists them.`,
  unknown_payment: ({ shopOrderNo }) => `There is no payment ${shopOrderNo}.`,
  unknown_review: ({ reviewCode }) => `There is no review ${reviewCode}. «npm run staff -- reviews VENUE» lists them.`,
  unknown_reservation: ({ resvCode }) => `There is no reservation ${resvCode}.`,
  unknown_venue: ({ dinCode }) => `There is no venue ${dinCode}. «npm run staff -- venues» lists them.`,
  visit_over: () => 'The day of the visit is over.',
  visited: () => 'The visit is marked as done. If that is a mistake, use «undo» first.',
};

const formatStaffError = ({ refused, detail }: StaffError): string => errorMessages[refused](detail);

export function formatError(error: unknown): string {
  if (error instanceof CommandRejectedError) return formatStaffError(error.response);
  if (error instanceof CommandError) return error.message;
  throw error;
}

const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Formats JSON. Direction marks in guests' texts are escaped, so that they do not reverse text on a screen. */
export const formatJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    directionMarks,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
