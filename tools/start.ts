import { buildIfStale } from './lib/build';
import { startApp, waitUntilStopped } from './lib/running-app';
import { printError, printWelcome } from './lib/welcome';

async function main(): Promise<void> {
  await buildIfStale();
  process.stdout.write(
    'Starting. The first start creates the database and the demo group, which takes some seconds longer.\n',
  );
  const app = await startApp({ env: { LOG_LEVEL: 'warn', ...process.env } });
  printWelcome(app);
  await waitUntilStopped(app);
}

main().catch((error: unknown) => {
  printError(error);
  process.exit(1);
});
