import { request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { AnyStaffCommand, StaffAnswer, StaffError, StaffRequest } from '@dining/contract/staff/command';

/** What stops a command, in one line for whoever has typed it. */
export class Stopped extends Error {
  constructor(
    message: string,
    /** What it has done before, and is told all the same. */
    readonly done?: string,
  ) {
    super(message);
  }
}

/** The server knows the command and does not do it. */
export class Refused extends Error {
  constructor(readonly why: StaffError) {
    super(why.refused);
  }
}

const socketPath = join(process.env['DATA_DIR'] ?? './data', 'control.sock');

const isRefused = (json: object): json is StaffError => 'refused' in json;

/** Why nothing was answered: nobody was reached, or whoever was ended first, and nobody knows how far he had come. */
function unanswered({ code, syscall }: NodeJS.ErrnoException): Stopped {
  if (syscall !== 'connect')
    return new Stopped(
      'The server ended before it had answered. What you asked for may be done: run the command again, or see «audit».',
    );
  const why = code === 'EACCES' ? 'Only the owner of the data folder may ask the server' : 'No server answers';
  return new Stopped(`${why} at ${socketPath}. Start the product first (npm start); with another folder, set DATA_DIR.`);
}

/** Asks the server that runs over this data folder; only the owner of the folder can. @throws Stopped */
function post(path: string, body: object): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const stop = (error: NodeJS.ErrnoException) => reject(unanswered(error));
    const call = request({ socketPath, path, method: 'POST' }, (response) => {
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), stop);
    });
    call.on('error', stop);
    call.end(JSON.stringify(body));
  });
}

/** Has the server carry a command out. @throws Refused with why it does not, Stopped where it cannot. */
export async function askServer<Command extends AnyStaffCommand>(
  command: Command,
  body: StaffRequest<Command> & { readonly operator: string },
): Promise<StaffAnswer<Command>> {
  const { status, text } = await post(command.path, body);
  if (status === 200) return JSON.parse(text) as StaffAnswer<Command>;
  const json: object = status === 422 ? (JSON.parse(text) as object) : {};
  if (isRefused(json)) throw new Refused(json);
  throw new Stopped(
    status === 404
      ? 'The server that runs does not know this command: it is another version of the product.'
      : 'The server could not do it; its log says why.',
  );
}
