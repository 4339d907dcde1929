import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyStaffCommand, StaffAnswer, StaffRequest } from '@dining/contract/staff/command';
import pino from 'pino';
import type { Deps } from '../src/config/deps';
import { openControl } from '../src/features/control';

/** What staff are answered: the command's answer, or why it is not done. */
export type StaffResponse<Result> = Partial<Result> & {
  readonly refused?: string;
  readonly detail?: Record<string, string | number>;
};

export interface StaffRig {
  /** Has the server carry a command out, in the name of Mina. */
  readonly run: <Command extends AnyStaffCommand>(
    command: Command,
    body: StaffRequest<Command>,
  ) => Promise<StaffResponse<StaffAnswer<Command>>>;
  /** The same for any path and body; answers the status too. */
  readonly post: (path: string, body: string) => Promise<{ readonly status: number; readonly json: Record<string, unknown> }>;
  /** The data folder with the socket. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** The owner's socket of a house, as the commands of staff find it; `now` where it is another time there than at its guests'. */
export async function startStaffRig(deps: Deps, now: () => Date = deps.now): Promise<StaffRig> {
  const folder = await mkdtemp(join(tmpdir(), 'staff-'));
  const control = await openControl({ ...deps, now, config: { ...deps.config, dataDir: folder } }, pino({ level: 'silent' }));
  const post: StaffRig['post'] = (path, body) =>
    new Promise((resolve, reject) => {
      // A connection of its own, as each command has: one that is kept the server may close while the next call takes it.
      const call = request({ socketPath: join(folder, 'control.sock'), path, method: 'POST', agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
      });
      call.once('error', reject).end(body);
    });
  return {
    run: async (command, body) => (await post(command.path, JSON.stringify({ operator: 'Mina', ...body }))).json,
    post,
    folder,
    close: async () => {
      await control.close();
      await rm(folder, { recursive: true });
    },
  };
}
