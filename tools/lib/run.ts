import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command in the repository's root. Returns its exit status; 1 if a signal ended it. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
}

/** Runs a command in the repository's root without printing its output, which is returned. */
export function runQuietly(command: string, args: readonly string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** A program ended before it was ready, and has printed the reason itself. */
export class EarlyExitError extends Error {}

/** Starts a program and waits until its output matches `readyPattern`. @throws EarlyExitError */
export function startUntil(
  readyPattern: RegExp,
  command: string,
  args: readonly string[],
  options: SpawnOptions & { onLine?: (line: string) => void } = {},
): Promise<{ child: ChildProcess; match: RegExpExecArray }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], ...options });
    let recentOutput = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line !== '') options.onLine?.(line);
      recentOutput = (recentOutput + text).slice(-4_000);
      const match = readyPattern.exec(recentOutput);
      if (match !== null) resolve({ child, match });
    });
    child.once('error', reject);
    child.once('exit', (status) =>
      reject(new EarlyExitError(`${command} ended with ${status ?? 'a signal'} before it was ready`)),
    );
  });
}

/** Longer than the maximum of STOP_DELAY_SECONDS plus the ten seconds that the server takes to close. */
const killTimeoutMs = 75_000;

export async function endProcess(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), killTimeoutMs);
  await exit;
  clearTimeout(killTimer);
}
