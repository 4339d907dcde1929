import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, findEngines } from './lib/browser';
import { buildIfStale } from './lib/build';
import { createClockEnv } from './lib/clock';
import { findFreePort } from './lib/free-port';
import { run } from './lib/run';
import { startApp } from './lib/running-app';

interface TestCommand {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

async function createChromiumCommand(args: readonly string[]): Promise<TestCommand> {
  const isFullRun = args.includes('all');
  const playwrightArgs = isFullRun ? args.filter((arg) => arg !== 'all') : [...args, '--grep-invert', '@all'];
  return {
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...playwrightArgs],
    env: { CHROME_PATH: await findBrowser(), E2E_LOADING: isFullRun ? 'full' : 'reduced' },
  };
}

const createEnginesCommand = async (): Promise<TestCommand> => ({
  command: ['tsx', 'e2e/engines/run.ts'],
  env: await findEngines(),
});

/**
 * `npm run e2e`: runs the browser tests against the built application with its own data folder; with `all` in every
 * language and on every device, with `engines` in Firefox and WebKit.
 */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const testCommand = args[0] === 'engines' ? await createEnginesCommand() : await createChromiumCommand(args);
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'dining-e2e-'));
  const port = String(await findFreePort());
  const clockEnv = await createClockEnv();
  const env = {
    ...process.env,
    ...clockEnv,
    PORT: port,
    FAKES_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    HOLD_MAX_PER_VISITOR: '20',
    HOLD_MAX_PER_ADDRESS: '10000',
    UNPAID_MAX_PER_PERSON: '1000',
    UNPAID_MAX_PER_ADDRESS: '10000',
    UNPAID_SHARE_PER_VISITOR: '100',
    UNPAID_SHARE_PER_ADDRESS: '100',
    GUESTS_PER_ADDRESS: '1000',
    TRUST_PROXY: 'true',
  };
  const product = await startApp({ env });
  try {
    return await run('npx', testCommand.command, {
      env: {
        ...process.env,
        ...clockEnv,
        ...testCommand.env,
        DATA_DIR: folder,
        SITE_URL: product.url,
        EASYPAY_URL: product.easypayUrl ?? '',
      },
    });
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
