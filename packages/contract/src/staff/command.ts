import { z } from 'zod';
import type { FailureDetail } from '../failure';
import { defineLine } from '../wire';

/**
 * A command of staff to the server, by noun, in terms of the domain and not of the wire (docs/design/console.md). Only
 * the operator's command line uses it so far, over a local socket; it is not published.
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
  | 'alarm_of_payment'
  | 'already_answered'
  | 'already_proposed'
  | 'charge_of_another'
  | 'charge_unnamed'
  | 'answer_empty'
  | 'books_closed'
  | 'cancelled_by_guest'
  | 'day_closed'
  | 'day_past'
  | 'email_invalid'
  | 'gazette_not_there'
  | 'holidays_unknown'
  | 'invalid_request'
  | 'is_cancelled'
  | 'no_holiday'
  | 'no_such_move'
  | 'no_such_time'
  | 'no_show'
  | 'not_answered'
  | 'not_begun'
  | 'not_of_year'
  | 'not_stuck'
  | 'payments_unfinished'
  | 'provider_silent'
  | 'reservations_stand'
  | 'subject_changed'
  | 'review_answered'
  | 'review_not_answered'
  | 'unknown_alarm'
  | 'unknown_hotel'
  | 'unknown_inquiry'
  | 'unknown_member'
  | 'unknown_menu'
  | 'unknown_payment'
  | 'unknown_reservation'
  | 'unknown_review'
  | 'unknown_venue'
  | 'visit_over'
  | 'visited';

export interface StaffError {
  readonly refused: StaffErrorCode;
  readonly detail: FailureDetail;
}

/** Creates an error with the values that the operator needs. */
export const rejectCommand = (refused: StaffErrorCode, detail: FailureDetail = {}): StaffError => ({ refused, detail });
