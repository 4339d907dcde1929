import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../lib/free-port';

export interface TemporaryPostgres {
  readonly url: string;
  /** The process id of the postmaster, the parent of all others. */
  readonly pid: number;
  /** Runs a program with `input`, optionally through a wrapper command. Returns its output; '' for pg_ctl. */
  readonly run: (program: string, args: readonly string[], input?: string, wrapper?: readonly string[]) => string;
  /** Runs a program asynchronously. Returns its output. */
  readonly runAsync: (program: string, args: readonly string[]) => Promise<string>;
  /** Stops the server at once without a clean shutdown, as in a crash, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => void;
}

const versionsFolder = '/usr/lib/postgresql';
const aptGet = '/usr/bin/apt-get';

function getProgramFolder(): string {
  const folderFromEnv = process.env['PG_BIN'];
  if (folderFromEnv !== undefined) return folderFromEnv;
  const version = findNewestVersion() ?? installPostgres();
  if (version === undefined)
    throw new Error('The programs of PostgreSQL are missing: install them, or set PG_BIN to their folder');
  return join(versionsFolder, version, 'bin');
}

const findNewestVersion = (): string | undefined =>
  existsSync(versionsFolder) ? readdirSync(versionsFolder).toSorted((a, b) => Number(b) - Number(a))[0] : undefined;

function installPostgres(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return undefined;
  console.log('Installing PostgreSQL');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(aptGet, ['update', '-qq'], { env, stdio: 'inherit' });
  execFileSync(aptGet, ['install', '-y', '-qq', 'postgresql'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return findNewestVersion();
}

/**
 * Starts PostgreSQL with `pg_stat_statements` on a free port, in a temporary folder. The server does not wait for the
 * disk, because measurements are about CPU work and disks are shared. If root starts it, the server runs as the user
 * `postgres`, because PostgreSQL refuses to run as root. `extraSettings` are further lines of postgresql.conf.
 */
export async function startPostgres(extraSettings: Readonly<Record<string, string>> = {}): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'dining-rig-pg-'));
  const port = await findFreePort();
  const programFolder = getProgramFolder();
  const isRoot = process.getuid?.() === 0;
  const userCommand = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
  if (isRoot) {
    const getId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, getId('-u'), getId('-g'));
  }
  const createCommand = (program: string, args: readonly string[], wrapper: readonly string[] = []) => [
    ...userCommand,
    ...wrapper,
    join(programFolder, program),
    ...args,
  ];
  const run: TemporaryPostgres['run'] = (program, args, input = '', wrapper = []) => {
    const [command = '', ...commandArgs] = createCommand(program, args, wrapper);
    // A started server keeps inherited pipes open, so the end of `pg_ctl` would not be noticed.
    if (program === 'pg_ctl') {
      execFileSync(command, commandArgs, { stdio: 'ignore', cwd: folder });
      return '';
    }
    const env = { ...process.env, HOME: folder };
    return execFileSync(command, commandArgs, {
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
      input,
      env,
      cwd: folder,
      maxBuffer: 2 ** 28,
    });
  };
  const dataFolder = join(folder, 'data');
  run('initdb', ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = {
    port: String(port),
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: `'${folder}'`,
    max_connections: '200',
    shared_buffers: "'256MB'",
    fsync: 'off',
    shared_preload_libraries: "'pg_stat_statements'",
    ...extraSettings,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  appendFileSync(join(dataFolder, 'postgresql.conf'), lines.join(''));
  run('pg_ctl', ['-D', dataFolder, '-w', '-l', join(folder, 'log'), 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: Number.parseInt(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8'), 10),
    run,
    runAsync: async (program, args) => {
      const [command = '', ...commandArgs] = createCommand(program, args);
      return (await promisify(execFile)(command, commandArgs, { env: { ...process.env, HOME: folder }, cwd: folder }))
        .stdout;
    },
    restart: async () => {
      const [command = '', ...commandArgs] = createCommand('pg_ctl', [
        '-D',
        dataFolder,
        '-m',
        'immediate',
        '-w',
        '-l',
        join(folder, 'log'),
        'restart',
      ]);
      // A restarted server also keeps inherited pipes open.
      await once(spawn(command, commandArgs, { stdio: 'ignore', cwd: folder }), 'exit');
    },
    stop: () => {
      run('pg_ctl', ['-D', dataFolder, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
