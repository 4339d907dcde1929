import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallTypes, EndpointShape } from '@dining/contract/endpoint';
import type { AnyStaffCommand, StaffCommandInput, StaffCommandResult } from '@dining/contract/staff/command';
import pino from 'pino';
import type { Deps } from '../src/config/deps';
import { startControlServer } from '../src/features/control';

/** The result of a staff command, or why it was refused. */
export type StaffCommandResponse<Result> = Partial<Result> & {
  readonly code?: string;
  readonly detail?: Record<string, string | number>;
};

interface OperatorInput<Shape extends EndpointShape> {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: CallTypes<Shape>['body'];
}

/** The result of an endpoint, or the code of its problem. */
export type OperatorResponse<Shape extends EndpointShape> = Partial<CallTypes<Shape>['result']> & {
  readonly code?: string;
  readonly [field: string]: unknown;
};

export interface StaffCommandClient {
  /** Runs a command as the operator Mina. */
  readonly run: <Command extends AnyStaffCommand>(
    command: Command,
    body: StaffCommandInput<Command>,
  ) => Promise<StaffCommandResponse<StaffCommandResult<Command>>>;
  /** Calls an endpoint of the console as an operator, by default Mina. */
  readonly call: <Shape extends EndpointShape>(
    shape: Shape,
    input: OperatorInput<Shape>,
    operator?: string,
  ) => Promise<OperatorResponse<Shape>>;
  /** Posts any body to any path. */
  readonly post: (
    path: string,
    body: string,
  ) => Promise<{ readonly status: number; readonly json: Record<string, unknown> }>;
  /** The data folder with the socket. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Starts the control server of staff commands and a client; `now` is the server's clock, by default that of `deps`. */
export async function startStaffCommandClient(deps: Deps, now: () => Date = deps.now): Promise<StaffCommandClient> {
  const folder = await mkdtemp(join(tmpdir(), 'staff-'));
  const control = await startControlServer(
    { ...deps, now, config: { ...deps.config, dataDir: folder } },
    pino({ level: 'silent' }),
  );
  const send = (method: string, path: string, body: string, headers: Readonly<Record<string, string>>) =>
    new Promise<{ status: number; json: Record<string, unknown> }>((resolve, reject) => {
      // One connection for each request: the server may close an idle one just as the next request uses it.
      const clientRequest = request(
        { socketPath: join(folder, 'control.sock'), path, method, headers, agent: false },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.once('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
        },
      );
      clientRequest.once('error', reject).end(body);
    });
  const post: StaffCommandClient['post'] = (path, body) => send('POST', path, body, {});
  return {
    call: async ({ method, path }, { params = {}, body }, operator = 'Mina') => {
      const requestPath = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
      const headers = {
        'x-operator': encodeURIComponent(operator),
        'accept-language': 'en',
        'content-type': 'application/json',
      };
      const { json } = await send(method, requestPath, method === 'GET' ? '' : JSON.stringify(body ?? {}), headers);
      return json as OperatorResponse<never>;
    },
    run: async (command, body) => (await post(command.path, JSON.stringify({ operator: 'Mina', ...body }))).json,
    post,
    folder,
    close: async () => {
      await control.close();
      await rm(folder, { recursive: true });
    },
  };
}
