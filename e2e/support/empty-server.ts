import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tools/lib/free-port';
import { endProcess, startUntil } from '../../tools/lib/run';

export interface EmptyServer {
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built product with stand-ins and an empty database, next to the one with the demo group. */
export async function startEmptyServer(): Promise<EmptyServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dining-empty-'));
  // The tests' own variable would be an unknown setting.
  const { EASYPAY_URL: _url, ...environment } = process.env;
  const { child, match } = await startUntil(
    /^\s*Site\s+(\S+)/m,
    process.execPath,
    ['--import', 'tsx', 'tools/start.ts'],
    {
      env: {
        ...environment,
        PORT: String(await findFreePort()),
        FAKES_PORT: '0',
        DATA_DIR: dataDir,
        DEMO_GROUP: 'false',
        LOG_LEVEL: 'error',
        TRUST_PROXY: 'true',
      },
    },
  );
  return {
    url: match[1] ?? '',
    dataDir,
    stop: async () => {
      await endProcess(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
