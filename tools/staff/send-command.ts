import { request } from 'node:http';
import { join } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import type { AnyStaffCommand, StaffAnswer, StaffError, StaffRequest } from '@dining/contract/staff/command';

/** A failure with a message for the operator; `partialOutput` is printed before it. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly partialOutput?: string,
  ) {
    super(message);
  }
}

export class CommandRejectedError extends Error {
  constructor(readonly response: StaffError) {
    super(response.refused);
  }
}

const socketPath = join(process.env['DATA_DIR'] ?? './data', 'control.sock');

const isStaffError = (json: object): json is StaffError => 'refused' in json;

/** Explains a missing response; if the connection broke later, the outcome is unknown. */
function createConnectionError({ code, syscall }: NodeJS.ErrnoException): CommandError {
  if (syscall !== 'connect')
    return new CommandError(
      'The server stopped before it answered. The command may have been executed: run it again, or see «audit».',
    );
  const reason = code === 'EACCES' ? 'Only the owner of the data folder may use the server' : 'No server answers';
  return new CommandError(
    `${reason} at ${socketPath}. Start the product first (npm start); if its data folder is another one, set DATA_DIR.`,
  );
}

/** Only the owner of the data folder can connect. @throws CommandError */
function post(path: string, body: object): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(createConnectionError(error));
    const call = request({ socketPath, path, method: 'POST' }, (response) => {
      readStream(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), fail);
    });
    call.on('error', fail);
    call.end(JSON.stringify(body));
  });
}

export async function sendCommand<Command extends AnyStaffCommand>(
  command: Command,
  body: StaffRequest<Command> & { readonly operator: string },
): Promise<StaffAnswer<Command>> {
  const { status, text } = await post(command.path, body);
  if (status === 200) return JSON.parse(text) as StaffAnswer<Command>;
  const json: object = status === 422 ? (JSON.parse(text) as object) : {};
  if (isStaffError(json)) throw new CommandRejectedError(json);
  throw new CommandError(
    status === 404
      ? 'The running server does not know this command: it is another version of the product.'
      : 'The server failed to execute the command; see its log.',
  );
}
