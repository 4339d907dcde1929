import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';

export const root = fileURLToPath(new URL('../..', import.meta.url));

interface ToolResult {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Prepares the tests of a tool that sends commands to the server: each test has its own data folder. */
export function prepareTool(script: string) {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tool-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs the tool without a server. Returns its exit status and output. */
  const run = (...args: readonly string[]): Promise<ToolResult> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATA_DIR: folder };
      const child = execFile('node', ['--import', 'tsx', script, ...args], { cwd: root, env }, (_error, out, err) =>
        resolve({ status: child.exitCode, out, err }),
      );
    });

  /** Runs the tool against a server with this listener at the control socket. */
  const runWith = async (listener: RequestListener, ...args: readonly string[]): Promise<ToolResult> => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => {
      server.listen(join(folder, 'control.sock'), resolve);
    });
    try {
      return await run(...args);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  };
  return { getFolder: () => folder, run, runWith };
}
