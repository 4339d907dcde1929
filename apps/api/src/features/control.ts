import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { refuse } from '@dining/contract/staff/command';
import { catalogueOf } from '../booking/catalogue/catalogue';
import type { Deps } from '../config/deps';
import { layOutDemoAnew } from '../demo/lay-out-once';
import type { Log } from '../ports/log';
import { staffHands } from './all-staff';

interface Answer {
  readonly status: number;
  readonly json: object;
}

/** The longest answer to an inquiry, in the longest letters, with room to spare. */
const mostBytes = 64 * 1024;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Lays the demo group out anew. It empties every table, also those of payments that a real provider has charged. */
async function resetDemo(deps: Deps): Promise<Answer> {
  if (!deps.config.demoGroup || !deps.config.standIns) {
    return { status: 409, json: { error: 'only a demo with stand-ins is laid out anew' } };
  }
  await layOutDemoAnew(deps.database, { now: deps.now(), provider: deps.payments.name });
  catalogueOf(deps.database).clear();
  return { status: 200, json: {} };
}

/** Carries a command out: 200 with its answer, 422 with why it is not done. */
async function carryOut(deps: Deps, log: Log, request: IncomingMessage): Promise<Answer> {
  if (request.method === 'POST' && request.url === '/demo/reset') return resetDemo(deps);
  const hand = request.method === 'POST' ? staffHands.get(request.url ?? '') : undefined;
  if (hand === undefined) return { status: 404, json: { error: 'no such command' } };
  const result = await hand.run(deps, await bodyOf(request), log);
  if ('invalid' in result) {
    const [issue] = result.invalid.issues;
    const detail = { field: issue?.path.join('.') ?? '', message: issue?.message ?? 'it cannot be read' };
    return { status: 422, json: refuse('invalid_request', detail) };
  }
  return { status: 'refused' in result.answer ? 422 : 200, json: result.answer };
}

/**
 * Commands for the person who owns the data folder, over a socket that only he can open: the embedded database cannot be
 * opened twice, and nothing like this belongs on the public port. Where several processes have one folder, the one that started last
 * answers.
 */
export async function openControl(deps: Deps, log: Log): Promise<{ close: () => Promise<void> }> {
  await mkdir(deps.config.dataDir, { recursive: true, mode: 0o700 });
  const path = join(deps.config.dataDir, 'control.sock');

  const server = createServer((request, response) => {
    const answer = ({ status, json }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(json)}\n`);
    carryOut(deps, log, request).then(answer, (error: unknown) => {
      log.error({ event: 'command.failed', err: error }, 'staff command failed');
      answer({ status: 500, json: { error: 'failed; see the log' } });
    });
  });
  // Bound and closed to others under a name of its own first: nobody else can knock in between, and a process that ends takes away
  // neither the name nor the socket of the one that has followed it.
  const own = `${path}.${process.pid}`;
  await rm(own, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(own, resolve);
  });
  await chmod(own, 0o600);
  const { ino } = await stat(own);
  await rename(own, path);
  return {
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      const standing = await stat(path).catch(() => undefined);
      if (standing?.ino === ino) await rm(path, { force: true });
    },
  };
}
