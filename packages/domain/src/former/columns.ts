/** A column of a file of a former system. */
export interface FormerColumn {
  readonly name: string;
  readonly isRequired: boolean;
}

const required = (name: string) => ({ name, isRequired: true }) as const;
const optional = (name: string) => ({ name, isRequired: false }) as const;

/** The columns of `reservations.csv`. */
export const reservationColumns = [
  required('number'),
  required('venue'),
  optional('room'),
  optional('product'),
  required('day'),
  required('time'),
  required('adults'),
  optional('kids'),
  required('name'),
  required('phone'),
  optional('email'),
  optional('language'),
  optional('request'),
  optional('paid'),
  optional('due'),
  optional('note'),
] as const satisfies readonly FormerColumn[];

/** The columns of `members.csv`. */
export const memberColumns = [
  required('email'),
  required('name'),
  optional('language'),
  optional('marketing'),
  optional('consentDate'),
  optional('consentSource'),
  optional('hotel'),
  optional('points'),
] as const satisfies readonly FormerColumn[];

export type ReservationColumn = (typeof reservationColumns)[number]['name'];
export type MemberColumn = (typeof memberColumns)[number]['name'];

/** The cells of a line by column; a missing column is empty. */
export type Cells<Column extends string> = Readonly<Record<Column, string>>;

/** Maximum rows of a file, and maximum bytes of a request with one. */
export const maxFormerRows = 5_000;
export const maxImportFileBytes = 4 * 1024 * 1024;
/** Maximum rows that one request imports, so that it ends within seconds. */
export const maxRowsPerRequest = 200;
