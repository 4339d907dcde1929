import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const runStaffCommand = (...args: readonly string[]): Promise<string> =>
  runStaffCommandIn(process.env['DATA_DIR'], ...args);

/** Runs a command of the server whose data folder is `dataDir`. */
export async function runStaffCommandIn(dataDir: string | undefined, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const command = ['--import', 'tsx', 'tools/staff.ts', ...args, '--as', 'Mina'];
  const { stdout } = await promisify(execFile)('node', command, { env });
  return stdout;
}
