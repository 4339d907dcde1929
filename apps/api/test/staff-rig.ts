import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyStaffCommand, StaffAnswer, StaffRequest } from '@dining/contract/staff/command';
import pino from 'pino';
import type { Deps } from '../src/config/deps';
import { startControlServer } from '../src/features/control';

/** The result of a staff command, or why it was refused. */
export type StaffResponse<Result> = Partial<Result> & {
  readonly refused?: string;
  readonly detail?: Record<string, string | number>;
};

export interface StaffRig {
  /** Runs a command as the operator Mina. */
  readonly run: <Command extends AnyStaffCommand>(
    command: Command,
    body: StaffRequest<Command>,
  ) => Promise<StaffResponse<StaffAnswer<Command>>>;
  /** Posts any body to any path. */
  readonly post: (
    path: string,
    body: string,
  ) => Promise<{ readonly status: number; readonly json: Record<string, unknown> }>;
  /** The data folder with the socket. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Opens the control socket of staff commands; `now` is their clock if it differs from the server's. */
export async function startStaffRig(deps: Deps, now: () => Date = deps.now): Promise<StaffRig> {
  const folder = await mkdtemp(join(tmpdir(), 'staff-'));
  const control = await startControlServer(
    { ...deps, now, config: { ...deps.config, dataDir: folder } },
    pino({ level: 'silent' }),
  );
  const post: StaffRig['post'] = (path, body) =>
    new Promise((resolve, reject) => {
      // One connection for each command: the server may close an idle one just as the next call uses it.
      const call = request(
        { socketPath: join(folder, 'control.sock'), path, method: 'POST', agent: false },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.once('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
        },
      );
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
