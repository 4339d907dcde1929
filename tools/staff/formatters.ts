import type { FailureDetail } from '@dining/contract/failure';
import type { StaffError, StaffErrorCode } from '@dining/contract/staff/command';
import type { Campaign } from '@dining/domain/campaigns/campaign';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
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

export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

export const formatCampaign = ({ source, medium, name }: Campaign): string =>
  [source, medium, name].map((text) => (text === '' ? '–' : isolateDirection(text))).join(' · ');

const errorMessages: Record<StaffErrorCode, (detail: FailureDetail) => string> = {
  email_invalid: () => 'That is not an e-mail address.',
  invalid_request: ({ field, message }) =>
    `${field === '' ? 'The command' : String(field)} cannot be read: ${message}.`,
};

const formatStaffError = ({ code, detail }: StaffError): string => errorMessages[code](detail);

/** Returns the message of a failed command for the operator. Rethrows other errors. */
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
