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
  no_holiday: ({ day }) => `${formatDay(String(day))} is not a holiday.`,
  no_such_time: ({ day, times }) =>
    times === ''
      ? `No meal is served on ${formatDay(String(day))}: it has no start times.`
      : `Not a start time of ${formatDay(String(day))}. The start times are: ${times}`,
  not_of_year: ({ day, year }) => `${formatDay(String(day))} is not in ${year}. Nothing was entered.`,
  unknown_hotel: ({ htlCode }) =>
    `There is no hotel ${htlCode}. «npm run staff -- venues» lists the venues of each hotel.`,
  unknown_menu: ({ menuIndex, dinCode }) =>
    `${dinCode} has no menu ${menuIndex}. «npm run staff -- menu-allergens ${dinCode}» lists them.`,
  unknown_venue: ({ dinCode }) => `There is no venue ${dinCode}. «npm run staff -- venues» lists them.`,
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
