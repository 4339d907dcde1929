import { run } from './lib/run';

/**
 * `npm run test:nodes`: runs the tests without a browser on each supported version of Node, from the npm package `node`.
 * `npm run test:nodes -- 24` runs them on one of them.
 */
const supported = ['20', '22', '24'] as const;

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((version) => !supported.some((one) => one === version));
  if (unknown !== undefined) throw new Error(`Node ${unknown} is not supported: choose from ${supported.join(', ')}`);
  const results: string[] = [];
  for (const version of asked.length === 0 ? supported : asked) {
    const status = await run('npx', ['-y', `node@${version}`, 'node_modules/vitest/vitest.mjs', 'run']);
    results.push(`Node ${version}: ${status === 0 ? 'passed' : 'failed'}`);
    if (status !== 0) process.exitCode = 1;
  }
  process.stdout.write(`\n${results.join('\n')}\n`);
}

void main();
