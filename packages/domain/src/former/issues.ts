/** Why a file of a former system cannot be read. */
export const fileIssueCodes = [
  'columns_unknown',
  'columns_missing',
  'column_repeated',
  'quotes_open',
  'file_empty',
  'too_many_rows',
] as const;

/** Why a cell is refused. */
export const cellIssueCodes = [
  'required',
  'too_long',
  'number_invalid',
  'day_invalid',
  'time_invalid',
  'phone_invalid',
  'email_invalid',
  'language_unknown',
  'choice_unknown',
  'consent_incomplete',
  'day_in_future',
  'hotel_missing',
] as const;

/** Why a reservation or a member cannot be imported, although the values of the line are valid. */
export const conflictCodes = [
  'number_repeated',
  'email_repeated',
  'member_exists',
  'venue_unknown',
  'room_unknown',
  'product_unknown',
  'product_missing',
  'hotel_unknown',
  'past',
  'holidays_unknown',
  'closed',
  'time_unknown',
  'not_offered',
  'more_than_seats',
  'full',
  'room_taken',
  'limit_reached',
  'changed_meanwhile',
] as const;

export const formerIssueCodes = [...fileIssueCodes, ...cellIssueCodes, ...conflictCodes] as const;
export type FormerIssueCode = (typeof formerIssueCodes)[number];
export type FileIssueCode = (typeof fileIssueCodes)[number];

/** A problem of a line. */
export interface FormerIssue {
  /** The line in the file, from 1. */
  readonly line: number;
  /** Empty for the whole line. */
  readonly column: string;
  readonly code: FormerIssueCode;
  /** Values of the text, such as the seats that are left. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A problem whose line is not known yet. */
export type CellIssue = Omit<FormerIssue, 'line'>;
