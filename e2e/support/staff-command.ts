import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export async function runStaffCommand(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', 'tools/staff.ts', ...args, '--as', 'Mina']);
  return stdout;
}
