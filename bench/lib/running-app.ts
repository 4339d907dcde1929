import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApp, startApp } from '../../tools/lib/running-app';
import type { OpenResource } from './with-cleanup';

export const openFolder = (open: OpenResource): Promise<string> =>
  open(
    () => mkdtempSync(join(tmpdir(), 'dining-bench-')),
    (folder) => rmSync(folder, { recursive: true, force: true }),
  );

export function openApp(
  open: OpenResource,
  folder: string,
  port: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const env = { LOG_LEVEL: 'warn', PORT: port, ...process.env, ...settings, DATA_DIR: folder };
  return open(
    () => startApp({ env, fakesPort: '0' }),
    (app) => app.stop(),
  );
}
