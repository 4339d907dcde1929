import { request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { AnyStaffCommand, StaffAnswer, StaffError, StaffRequest } from '@dining/contract/staff/command';

export class CommandError extends Error {
  constructor(
    message: string,
    readonly done?: string,
  ) {
    super(message);
  }
}

export class Refused extends Error {
  constructor(readonly why: StaffError) {
    super(why.refused);
  }
}

const socketPath = join(process.env['DATA_DIR'] ?? './data', 'control.sock');

const isRefused = (json: object): json is StaffError => 'refused' in json;

/** Explains a missing response; if the connection broke later, the outcome is unknown. */
function explainNoAnswer({ code, syscall }: NodeJS.ErrnoException): CommandError {
  if (syscall !== 'connect')
    return new CommandError(
      'The server stopped before it answered. The command may have been carried out: run it again, or see «audit».',
    );
  const reason = code === 'EACCES' ? 'Only the owner of the data folder may use the server' : 'No server answers';
  return new CommandError(
    `${reason} at ${socketPath}. Start the product first (npm start); if its data folder is another one, set DATA_DIR.`,
  );
}

/** Only the owner of the data folder can connect. @throws CommandError */
function post(path: string, body: object): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const stop = (error: NodeJS.ErrnoException) => reject(explainNoAnswer(error));
    const call = request({ socketPath, path, method: 'POST' }, (response) => {
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), stop);
    });
    call.on('error', stop);
    call.end(JSON.stringify(body));
  });
}

export async function askServer<Command extends AnyStaffCommand>(
  command: Command,
  body: StaffRequest<Command> & { readonly operator: string },
): Promise<StaffAnswer<Command>> {
  const { status, text } = await post(command.path, body);
  if (status === 200) return JSON.parse(text) as StaffAnswer<Command>;
  const json: object = status === 422 ? (JSON.parse(text) as object) : {};
  if (isRefused(json)) throw new Refused(json);
  throw new CommandError(
    status === 404
      ? 'The running server does not know this command: it is another version of the product.'
      : 'The server could not carry it out; see its log.',
  );
}
