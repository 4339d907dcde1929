import { run } from './lib/run';

// `npm run test:nodes`: runs the unit and API tests (`*.server.test.ts` only with `TEST_DATABASE_URL`) on each
// supported version of Node, from the npm package `node`. 20.19 and 22.12 are the oldest supported releases of their
// versions (`engines` in package.json).

const versions = new Map([
  ['20', '20.19'],
  ['22', '22.12'],
  ['24', '24'],
]);

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const results: string[] = [];
  for (const name of args.length === 0 ? versions.keys() : args) {
    const version = versions.get(name);
    if (version === undefined)
      throw new Error(`Node ${name} is not supported: choose from ${[...versions.keys()].join(', ')}`);
    const status = await run('npx', ['-y', `node@${version}`, 'node_modules/vitest/vitest.mjs', 'run']);
    results.push(`Node ${version}: ${status === 0 ? 'passed' : 'failed'}`);
    if (status !== 0) process.exitCode = 1;
  }
  process.stdout.write(`\n${results.join('\n')}\n`);
}

void main();
