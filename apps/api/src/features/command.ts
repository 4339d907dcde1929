import type { AnyStaffCommand, StaffCommand, StaffCommandResult, StaffError } from '@dining/contract/staff/command';
import type { z } from 'zod';
import type { Deps } from '../config/deps';
import type { Log } from '../ports/log';

export type CommandInput<Command extends AnyStaffCommand> = z.output<Command['body']> & { readonly log: Log };

export type CommandResult<Command extends AnyStaffCommand> = StaffCommandResult<Command> | StaffError;

export interface CommandHandler {
  readonly path: string;
  readonly body: z.ZodType;
  readonly run: (
    deps: Deps,
    body: unknown,
    log: Log,
  ) => Promise<{ readonly invalid: z.ZodError } | { readonly response: object }>;
}

export const createCommandHandler = <Body extends z.ZodType, Result extends object>(
  command: StaffCommand<Body, Result>,
  handleInput: (deps: Deps, input: z.output<Body> & { readonly log: Log }) => Promise<Result | StaffError>,
): CommandHandler => ({
  path: command.path,
  body: command.body,
  run: async (deps, body, log) => {
    const parseResult = command.body.safeParse(body);
    if (!parseResult.success) return { invalid: parseResult.error };
    return { response: await handleInput(deps, Object.assign({ log }, parseResult.data)) };
  },
});
