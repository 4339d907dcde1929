import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './lib/build';
import { createClockEnv } from './lib/clock';
import {
  addTallies,
  applyExitStatus,
  formatTally,
  readPlaywrightTally,
  readVitestTally,
  type Tally,
} from './lib/results';
import { run, runQuietly } from './lib/run';

// `npm test`: runs all checks and tests; `-- api` runs only that section. The last line of the output is the total.

const reportFolder = mkdtempSync(join(tmpdir(), 'dining-tests-'));

const reportTally = (status: number, tally: Tally): Tally => {
  const finalTally = applyExitStatus(status, tally);
  if (finalTally.failed > tally.failed)
    process.stderr.write(`The run ended with ${status} although no test failed: see its output.\n`);
  return finalTally;
};

const runVitest = async (name: string, project: string): Promise<Tally> => {
  const file = join(reportFolder, `${name}.json`);
  const status = await run(
    'npx',
    ['vitest', 'run', `--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env: { ...process.env, ...(await createClockEnv()) } },
  );
  return reportTally(status, readVitestTally(file));
};

const reportError = (error: unknown): number => {
  process.stderr.write(`${String(error)}\n`);
  return 1;
};

const sections = {
  check: async () => {
    const { status, output } = await runQuietly('npm', ['run', '--silent', 'check']);
    process.stdout.write(`\n== check\n${output}`);
    const failureCount = status === 0 ? 0 : 1;
    return { passed: 1 - failureCount, failed: failureCount, flaky: 0 };
  },
  build: async () => {
    const failureCount = await buildIfStale().then(() => 0, reportError);
    return { passed: 1 - failureCount, failed: failureCount, flaky: 0 };
  },
  unit: () => runVitest('unit', '!api'),
  api: () => runVitest('api', 'api'),
  browser: async () => {
    const file = join(reportFolder, 'browser.json');
    const status = await run('npm', ['run', '--silent', 'e2e'], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return reportTally(status, readPlaywrightTally(file));
  },
} satisfies Record<string, () => Promise<Tally>>;

/**
 * Groups run one after the other, the lanes of a group concurrently: the checks use the processor while the API tests
 * wait for I/O.
 */
const groups: (keyof typeof sections)[][][] = [
  [
    ['check', 'build'],
    ['unit', 'api'],
  ],
  [['browser']],
];

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  let total: Tally = { passed: 0, failed: 0, flaky: 0 };
  const runLane = async (lane: readonly (keyof typeof sections)[]) => {
    for (const name of lane.filter((section) => args.length === 0 || args.includes(section))) {
      const tally = await sections[name]();
      process.stdout.write(`${name}: ${formatTally(tally)}\n`);
      total = addTallies(total, tally);
    }
  };
  for (const lanes of groups) await Promise.all(lanes.map(runLane));
  process.stdout.write(`\n${formatTally(total)}\n`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

void main();
