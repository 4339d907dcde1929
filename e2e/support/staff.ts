import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A command of the house's staff as it is typed, against the product that the journeys walk; answers what it printed. */
export async function staff(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', 'tools/staff.ts', ...args, '--as', 'Mina']);
  return stdout;
}
