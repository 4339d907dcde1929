import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../tools/lib/browser';
import { calculateMedian } from './lib/median';

// Runs Lighthouse 12 as a phone on each URL after `lighthouse`. Prints the median of five rounds for each category, the
// metrics of the round with the median performance, and the audits that score below 0.9 in any round. `host` is
// Lighthouse's benchmark index of this machine: below some 1,300 the simulated phone is slower than the scores assume.
// npx downloads Lighthouse (Apache-2.0, 190 MB) on demand. `BENCH_ROUNDS=1` is quicker.

const version = '12.8.2';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

interface LighthouseResult {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

const execFileAsync = promisify(execFile);

async function runLighthouse(url: string, chrome: string): Promise<LighthouseResult> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = ['--yes', `lighthouse@${version}`, url, '--output=json', '--quiet', flags];
  const { stdout } = await execFileAsync('npx', args, {
    env: { ...process.env, CHROME_PATH: chrome },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as LighthouseResult;
}

const urls = process.argv.slice(3);
if (urls.length === 0) console.log('npm run bench -- lighthouse URL…');
const chrome = await findBrowser();
for (const url of urls) {
  const runs: LighthouseResult[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await runLighthouse(url, chrome));
  const getScore = (result: LighthouseResult, category: string) =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const [firstRun, medianRun] = [
    runs[0],
    runs.toSorted((a, b) => getScore(a, 'performance') - getScore(b, 'performance'))[rounds >> 1],
  ];
  console.log(
    `${url}  ${categories.map((category) => `${category} ${calculateMedian(runs.map((result) => getScore(result, category)))}`).join(', ')}`,
  );
  const host = calculateMedian(runs.map(({ environment }) => environment.benchmarkIndex));
  console.log(
    `  ${metrics.map((id) => `${id} ${medianRun?.audits[id]?.displayValue ?? '?'}`).join(', ')}; host ${Math.round(host)}`,
  );
  const failedAudits = categories
    .flatMap((category) => firstRun?.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && runs.some(({ audits }) => (audits[id]?.score ?? 1) < 0.9))
    .map(({ id }) => id);
  if (failedAudits.length > 0) console.log(`  audits that cost points: ${[...new Set(failedAudits)].join(', ')}`);
}
