import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { catalogueOf } from './catalogue';
import { layOutDemoAnew } from './demo/lay-out-once';
import type { Deps } from './deps';
import type { Log } from './ports/log';

/** The command is known, and must not be carried out here. */
class CommandRefused extends Error {}

/**
 * Commands for the person who owns the data folder, over a socket that only he can open: the embedded database cannot be
 * opened twice, and nothing like this belongs on the public port.
 */
export async function openControl(deps: Deps, log: Log): Promise<{ close: () => Promise<void> }> {
  await mkdir(deps.config.dataDir, { recursive: true, mode: 0o700 });
  const path = join(deps.config.dataDir, 'control.sock');
  await rm(path, { force: true });

  const commands: Readonly<Record<string, () => Promise<void>>> = {
    '/demo/reset': async () => {
      // It empties every table, also those of payments that a real provider has charged.
      if (!deps.config.demoGroup || !deps.config.standIns)
        throw new CommandRefused('only a demo with stand-ins is laid out anew');
      await layOutDemoAnew(deps.database, deps.now());
      catalogueOf(deps.database).clear();
    },
  };
  const server = createServer((request, response) => {
    const command = request.method === 'POST' ? commands[request.url ?? ''] : undefined;
    const answer = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
    if (command === undefined) return void answer(404, 'no such command');
    command().then(
      () => answer(200, 'done'),
      (error: unknown) => {
        log.error({ err: error }, 'a command failed');
        if (error instanceof CommandRefused) answer(409, error.message);
        else answer(500, 'failed; see the log');
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
