import type { AnyStaffCommand, StaffAnswer, StaffCommand, StaffRefused } from '@dining/contract/staff/command';
import type { z } from 'zod';
import type { Deps } from '../config/deps';
import type { Log } from '../ports/log';

/** What a command is given: its body as parsed, its operator among it, and where to log. */
export type Commanded<Command extends AnyStaffCommand> = z.output<Command['body']> & { readonly log: Log };

/** What it answers: its result, or why it is not done. */
export type Answered<Command extends AnyStaffCommand> = StaffAnswer<Command> | StaffRefused;

/** A command with whoever carries it out. */
export interface Hand {
  readonly path: string;
  readonly body: z.ZodType;
  /** Carries it out; `undefined` stands for a body that is none of its. */
  readonly run: (deps: Deps, body: unknown, log: Log) => Promise<{ readonly invalid: z.ZodError } | { readonly answer: object }>;
}

/** Ties a command of the contract to its use case. */
export const hand = <Body extends z.ZodType, Result extends object>(
  command: StaffCommand<Body, Result>,
  carryOut: (deps: Deps, asked: z.output<Body> & { readonly log: Log }) => Promise<Result | StaffRefused>,
): Hand => ({
  path: command.path,
  body: command.body,
  run: async (deps, body, log) => {
    const parsed = command.body.safeParse(body);
    if (!parsed.success) return { invalid: parsed.error };
    return { answer: await carryOut(deps, Object.assign({ log }, parsed.data)) };
  },
});
