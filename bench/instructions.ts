import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listBookableSlots } from '../tools/rig/orders';
import { type BenchEnvironment, runInBenchEnvironment } from './lib/bench-environment';
import { createReplay } from './lib/replay';
import { createReserve, startGuestSessions } from './lib/reservations';
import { settingsWithoutMessages } from './lib/settings-without-messages';

// Counts the CPU instructions that PostgreSQL executes for an order, by statement; the counts repeat to a percent.
// Logs the statements of some orders and executes them again, with their commits, under callgrind (Debian's
// `valgrind`) in single-user mode. Sockets and other processes are not counted.

const warmUpOrders = 1_200;
const replayedOrders = 12;
const guestCount = 400;

/** Returns the number of instructions of each of the last `count` commits from callgrind's files. */
function readInstructionCounts(folder: string, name: string, count: number): readonly number[] {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}.`));
  return files
    .toSorted((a, b) => Number(a.slice(name.length + 1)) - Number(b.slice(name.length + 1)))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((profile) => /^desc: Trigger: --dump-after=CommitTransactionCommand$/m.test(profile))
    .map((profile) => Number(/^totals: (\d+)$/m.exec(profile)?.[1]))
    .slice(-count);
}

function printCosts(names: readonly string[], costs: readonly number[]): void {
  if (names.length !== costs.length)
    throw new Error(`${names.length} statements were replayed, but the instructions of ${costs.length} were counted`);
  const secondHalf = names
    .map((name, index) => ({ name, cost: costs[index] ?? 0 }))
    .slice(Math.floor(names.length / 2));
  const orderCount = replayedOrders / 2;
  const sums = new Map<string, number>();
  for (const { name, cost } of secondHalf) sums.set(name, (sums.get(name) ?? 0) + cost);
  for (const [name, sum] of sums) console.log(`${(sum / orderCount / 1_000).toFixed(0).padStart(7)}k  ${name}`);
  const total = secondHalf.reduce((sum, { cost }) => sum + cost, 0);
  console.log(
    `${(total / orderCount / 1_000_000).toFixed(2)} million instructions per order, ${sums.size} different statements`,
  );
}

async function measure({ app, postgres, client }: BenchEnvironment): Promise<void> {
  const reserve = createReserve(app, await startGuestSessions(app, guestCount), await listBookableSlots(app.url));
  for (let orderIndex = 0; orderIndex < warmUpOrders; orderIndex += 1) await reserve(orderIndex, orderIndex);
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  const dataFolder = rows[0]?.data_directory ?? '';
  const copyFolder = join(dirname(dataFolder), 'copy');
  execFileSync('cp', ['-a', dataFolder, copyFolder]);
  rmSync(join(copyFolder, 'postmaster.pid'));
  const setStatementLog = async (value: 'all' | 'none') => {
    await client.query(`ALTER SYSTEM SET log_statement = '${value}'`);
    await client.query('SELECT pg_reload_conf()');
    await pause(500);
  };
  await setStatementLog('all');
  const lastOrder = warmUpOrders + replayedOrders;
  for (let orderIndex = warmUpOrders; orderIndex <= lastOrder; orderIndex += 1) await reserve(orderIndex, orderIndex);
  await setStatementLog('none');
  const { sql, names } = createReplay(readFileSync(join(dataFolder, 'log', 'all.json'), 'utf8'), replayedOrders);
  const singleUserArgs = [
    '--single',
    '-j',
    '-D',
    copyFolder,
    '-c',
    'logging_collector=off',
    '-c',
    'log_destination=stderr',
    'postgres',
  ];
  // The first start recovers the copy and is not counted.
  postgres.run('postgres', singleUserArgs, 'SELECT 1;\n');
  const profileOption = `--callgrind-out-file=${join(dirname(dataFolder), 'profile')}`;
  // Counts from the start of a statement to the end of its commit, with deferred triggers.
  const countingArgs = ['--zero-before=ExecuteQuery', '--dump-after=CommitTransactionCommand'];
  postgres.run('postgres', singleUserArgs, sql, ['valgrind', '-q', '--tool=callgrind', profileOption, ...countingArgs]);
  printCosts(names, readInstructionCounts(dirname(dataFolder), 'profile', names.length));
}

await runInBenchEnvironment(
  {
    port: '3304',
    settings: { ...settingsWithoutMessages, DATABASE_POOL_SIZE: '1' },
    postgresSettings: { logging_collector: 'on', log_destination: "'jsonlog'", log_filename: "'all.log'" },
  },
  measure,
);
