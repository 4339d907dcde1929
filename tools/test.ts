import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, playwrightTally, type Tally, told, vitestTally } from './lib/results';
import { run } from './lib/run';

/**
 * `npm test`: every check, then the tests of the rules, the calls and the pages. `npm test -- api` runs one part.
 * The last line counts them all.
 */
const reports = mkdtempSync(join(tmpdir(), 'dining-tests-'));
const unit = ['domain', 'contract', 'i18n', 'ui', 'web', 'fakes', 'tools'];

const vitest = async (name: string, projects: readonly string[]): Promise<Tally> => {
  const file = join(reports, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  await run('npx', ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return vitestTally(file);
};

const parts: Readonly<Record<string, () => Promise<Tally>>> = {
  check: async () => {
    const failed = (await run('npm', ['run', '--silent', 'check'])) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed, unsteady: 0 };
  },
  unit: () => vitest('unit', unit),
  api: () => vitest('api', ['api']),
  browser: async () => {
    const file = join(reports, 'browser.json');
    await run('npm', ['run', '--silent', 'e2e'], { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
    return playwrightTally(file);
  },
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
  let total: Tally = { passed: 0, failed: 0, unsteady: 0 };
  for (const [name, part] of chosen) {
    process.stdout.write(`\n== ${name}\n`);
    const tally = await part();
    process.stdout.write(`${name}: ${told(tally)}\n`);
    total = add(total, tally);
  }
  process.stdout.write(`\n${told(total)}\n`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

void main();
