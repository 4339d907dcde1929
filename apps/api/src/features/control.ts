import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fail } from '@dining/contract/failure';
import { createStaffError } from '@dining/contract/staff/command';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { getCatalogueCache } from '../booking/catalogue/catalogue';
import type { Deps } from '../config/deps';
import { createDemoOptions, resetDemoGroup } from '../demo/install-demo-group';
import { registerErrorHandler } from '../http/error-handler';
import { replyWithProblem } from '../http/problem-response';
import { createOperatorMount } from '../http/staff-mount';
import type { Log } from '../ports/log';
import { commandHandlers, staffFeatures } from './staff-features';

interface ControlResponse {
  readonly status: number;
  readonly json: object;
}

/** Larger than the longest answer to an inquiry. */
const maxBodyBytes = 64 * 1024;

async function parseBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Resets the demo group, on a demo server only: a reset empties every table and would delete payments that a real
 * provider has charged.
 */
async function resetDemo(deps: Deps): Promise<ControlResponse> {
  if (!deps.config.demoGroup || !deps.config.standIns) {
    return { status: 409, json: { error: 'only a demo that runs on stand-ins of the external services can be reset' } };
  }
  await resetDemoGroup(deps.database, createDemoOptions(deps));
  getCatalogueCache(deps.database).clear();
  return { status: 200, json: {} };
}

async function dispatch(deps: Deps, log: Log, request: IncomingMessage): Promise<ControlResponse> {
  if (request.method === 'POST' && request.url === '/demo/reset') return resetDemo(deps);
  const handler = request.method === 'POST' ? commandHandlers.get(request.url ?? '') : undefined;
  if (handler === undefined) return { status: 404, json: { error: 'no such command' } };
  const result = await handler.run(deps, await parseBody(request), log);
  if ('invalid' in result) {
    const [issue] = result.invalid.issues;
    const detail = { field: issue?.path.join('.') ?? '', message: issue?.message ?? 'the body is not valid JSON' };
    return { status: 422, json: createStaffError('invalid_request', detail) };
  }
  return { status: 'code' in result.response ? 422 : 200, json: result.response };
}

/** Builds an app with the console endpoints that operators may use. It is reachable only through the socket. */
async function buildOperatorApp(deps: Deps, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    bodyLimit: maxBodyBytes,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerErrorHandler(app);
  await app.register(cookie);
  const mount = createOperatorMount(app, deps);
  for (const feature of staffFeatures) feature(mount, deps);
  app.setNotFoundHandler((request, reply) => replyWithProblem(request, reply, fail('unknown_call')));
  await app.ready();
  return app;
}

/**
 * Serves staff commands and the console endpoints of operators on a socket in the data folder, which only its owner can
 * open: a second process cannot open the embedded database, and the commands must not be on the public port. If several
 * processes share the folder, the one that started last answers.
 */
export async function startControlServer(
  deps: Deps,
  log: FastifyBaseLogger & Log,
): Promise<{ close: () => Promise<void> }> {
  await mkdir(deps.config.dataDir, { recursive: true, mode: 0o700 });
  const path = join(deps.config.dataDir, 'control.sock');

  const operatorApp = await buildOperatorApp(deps, log);
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/') === true) return operatorApp.routing(request, response);
    const sendResponse = ({ status, json }: ControlResponse) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(json)}\n`);
    dispatch(deps, log, request).then(sendResponse, (error: unknown) => {
      log.error({ event: 'command.failed', err: error }, 'staff command failed');
      sendResponse({ status: 500, json: { error: 'the command failed; the log of the server has the error' } });
    });
  });
  // The socket is bound and restricted under a temporary name: no other user can connect in between. A process that
  // stops does not remove the socket of its successor.
  const temporaryPath = `${path}.${process.pid}`;
  await rm(temporaryPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(temporaryPath, resolve);
  });
  await chmod(temporaryPath, 0o600);
  const { ino } = await stat(temporaryPath);
  await rename(temporaryPath, path);
  return {
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await operatorApp.close();
      const currentStats = await stat(path).catch(() => undefined);
      if (currentStats?.ino === ino) await rm(path, { force: true });
    },
  };
}
