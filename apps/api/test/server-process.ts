import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoMerchant } from '@dining/fakes/easypay/app';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns a port that is free at present. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Environment variables that give the server the clock of this process (`TEST_DATE`, tools/lib/clock.ts). */
const clockEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD$|FAKETIME)/.test(name)),
);

/** Starts the server in its own process on an embedded database with the demo group. Resolves when it is ready. */
export async function startServerProcess(
  options: { folder: string; port: number; providerUrl: string },
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...clockEnv,
      PORT: String(options.port),
      DATA_DIR: options.folder,
      EASYPAY_MALL_ID: demoMerchant.mallId,
      EASYPAY_SECRET: demoMerchant.secret,
      EASYPAY_BASE_URL: options.providerUrl,
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  for await (const part of child.stdout) if (String(part).includes('ready')) break;
  return child;
}
