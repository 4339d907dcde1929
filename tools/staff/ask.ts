import { request } from 'node:http';
import { join } from 'node:path';
import type { AnyStaffCommand, StaffAnswer, StaffAsked, StaffRefused } from '@dining/contract/staff/command';

/** What stops a command, in one line for whoever has typed it. */
export class Stopped extends Error {}

/** The server knows the command and does not do it. */
export class Refused extends Error {
  constructor(readonly why: StaffRefused) {
    super(why.refused);
  }
}

const socketPath = join(process.env['DATA_DIR'] ?? './data', 'control.sock');

const isRefused = (json: object): json is StaffRefused => 'refused' in json;

/** Asks the server that runs over this data folder; only the owner of the folder can. */
function post(path: string, body: object): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, path, method: 'POST' }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.once('error', (error: Error & { code?: string }) => {
      const why = error.code === 'EACCES' ? 'Only the owner of the data folder may ask the server' : 'No server answers';
      reject(new Stopped(`${why} at ${socketPath}. Start the product first (npm start); with another folder, set DATA_DIR.`));
    });
    call.end(JSON.stringify(body));
  });
}

/** Has the server carry a command out. @throws Refused with why it does not, Stopped where it cannot. */
export async function askServer<Command extends AnyStaffCommand>(
  command: Command,
  body: StaffAsked<Command> & { readonly operator: string },
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
