import { z } from 'zod';
import type { FailureDetail } from '../failure';
import { defineLine } from '../wire';

/**
 * A staff command that the console has no endpoint for. Only the operator's command line uses it, over a local socket;
 * it is not published.
 */
export interface StaffCommand<Body extends z.ZodType, Result> {
  readonly path: `/staff/${string}`;
  readonly body: Body;
  /**
   * Type of the result. Always undefined at run time: results are not validated, because server and command line ship
   * together.
   */
  readonly result?: Result | undefined;
}

export type AnyStaffCommand = StaffCommand<z.ZodType, unknown>;

/**
 * Input of a command without its operator.
 * @internal Used outside tests only by tools/staff, which is not part of the production image.
 */
export type StaffCommandInput<Command extends AnyStaffCommand> = Omit<z.input<Command['body']> & object, 'operator'>;
/** Result of a command. */
export type StaffCommandResult<Command extends AnyStaffCommand> = NonNullable<Command['result']>;

/** Name of the operator. The command line fills in the name of the machine's user if none is passed. */
export const operatorSchema = defineLine(60).trim().min(1);

/** Defines a command by its path and its input without the operator. */
export const defineStaffCommand =
  <Result>() =>
  <Shape extends z.core.$ZodLooseShape>(path: `/staff/${string}`, shape: Shape) => ({
    path,
    body: z.strictObject({ operator: operatorSchema, ...shape }),
    result: undefined as Result | undefined,
  });

/** Code of the reason why the server rejects a command. The command line has a text for each. */
export type StaffErrorCode = 'email_invalid' | 'invalid_request';

export interface StaffError {
  readonly code: StaffErrorCode;
  readonly detail: FailureDetail;
}

/** Creates the response to a rejected command; `detail` contains the values that the operator needs. */
export const createStaffError = (code: StaffErrorCode, detail: FailureDetail = {}): StaffError => ({
  code,
  detail,
});
