import { z } from 'zod';
import type { FailureDetail } from '../failure';
import { defineLine } from '../wire';

/**
 * A command of staff to the server that no call of the console covers, by noun. Only the operator's command line uses
 * it, over a local socket; it is not published.
 */
export interface StaffCommand<Body extends z.ZodType, Result> {
  readonly path: `/staff/${string}`;
  readonly body: Body;
  /** Result; a type only, because both ends are this product's. */
  readonly result?: Result | undefined;
}

export type AnyStaffCommand = StaffCommand<z.ZodType, unknown>;

/**
 * Input of a command without its operator.
 * @internal for the commands, which do not ship
 */
export type StaffRequest<Command extends AnyStaffCommand> = Omit<z.input<Command['body']> & object, 'operator'>;
/** Result of a command. */
export type StaffAnswer<Command extends AnyStaffCommand> = NonNullable<Command['result']>;

/** The operator: a name given, or the account on the machine. */
export const operatorSchema = defineLine(60).trim().min(1);

/** Defines a command by its path and its input without the operator. */
export const defineStaffCommand =
  <Result>() =>
  <Shape extends z.core.$ZodLooseShape>(path: `/staff/${string}`, shape: Shape) => ({
    path,
    body: z.strictObject({ operator: operatorSchema, ...shape }),
    result: undefined as Result | undefined,
  });

/** Why the server rejects a command. The command line has a text for each. */
export type StaffErrorCode =
  | 'day_closed'
  | 'day_past'
  | 'email_invalid'
  | 'gazette_not_there'
  | 'holidays_unknown'
  | 'invalid_request'
  | 'no_holiday'
  | 'no_such_time'
  | 'not_of_year'
  | 'unknown_hotel'
  | 'unknown_menu'
  | 'unknown_venue';

export interface StaffError {
  readonly refused: StaffErrorCode;
  readonly detail: FailureDetail;
}

/** Creates an error with the values that the operator needs. */
export const rejectCommand = (refused: StaffErrorCode, detail: FailureDetail = {}): StaffError => ({ refused, detail });
