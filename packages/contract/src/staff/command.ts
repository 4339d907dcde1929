import { z } from 'zod';
import type { Detail } from '../failure';
import { line } from '../wire';

/**
 * What staff ask the server to do, by noun. Names are the domain's own and no words of the wire (docs/design/console.md). For now
 * only the owner's commands ask, over his socket, and nothing of it is published.
 */
export interface StaffCommand<Body extends z.ZodType, Result> {
  readonly path: `/staff/${string}`;
  readonly body: Body;
  /** What it answers; a type alone, for both ends are this house's. */
  readonly result?: Result | undefined;
}

export type AnyStaffCommand = StaffCommand<z.ZodType, unknown>;

/**
 * What a command is given beside its operator.
 * @internal for the commands, which do not ship
 */
export type StaffRequest<Command extends AnyStaffCommand> = Omit<z.input<Command['body']> & object, 'operator'>;
/** What it answers. */
export type StaffAnswer<Command extends AnyStaffCommand> = NonNullable<Command['result']>;

/** Who does it: as he names himself, or his account on the machine. */
const operator = line(60).trim().min(1);

/** Names a command by its path, with what it is given beside the operator. */
export const defineStaffCommand =
  <Result>() =>
  <Shape extends z.core.$ZodLooseShape>(path: `/staff/${string}`, shape: Shape) => ({
    path,
    body: z.strictObject({ operator, ...shape }),
    result: undefined as Result | undefined,
  });

/** Why the server does not do it. The command has words for each. */
export type StaffErrorCode =
  | 'alarm_of_payment'
  | 'already_answered'
  | 'charge_of_another'
  | 'charge_unnamed'
  | 'answer_empty'
  | 'books_closed'
  | 'cancelled_by_guest'
  | 'day_closed'
  | 'day_past'
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
  | 'unknown_alarm'
  | 'unknown_hotel'
  | 'unknown_inquiry'
  | 'unknown_member'
  | 'unknown_menu'
  | 'unknown_payment'
  | 'unknown_reservation'
  | 'unknown_venue'
  | 'visit_over'
  | 'visited';

export interface StaffError {
  readonly refused: StaffErrorCode;
  readonly detail: Detail;
}

/** Names why it is not done, with the facts that the operator needs. */
export const rejectCommand = (refused: StaffErrorCode, detail: Detail = {}): StaffError => ({ refused, detail });
