import { endProcess, startUntil } from './lib/run';
import { startApp, waitUntilStopped } from './lib/running-app';
import { printError } from './lib/welcome';

/** `npm run dev`: runs site, console and server from their sources, and reloads them on changes. */
async function main(): Promise<void> {
  const env = { LOG_LEVEL: 'info', PUBLIC_URL: 'http://localhost:5173', PORT: '3000', ...process.env };
  const product = await startApp({
    env,
    serverArgs: ['--import', 'tsx', '--watch-path=apps/api/src', '--watch-path=packages', 'apps/api/src/main.ts'],
  });
  const siteServer = await startUntil(/Local:\s+(\S+)/, 'npx', ['vite', 'apps/web', '--strictPort'], {
    env: process.env,
  });
  const consoleServer = await startUntil(/Local:\s+(\S+)/, 'npx', ['vite', 'apps/console', '--strictPort'], {
    env: process.env,
  });
  process.stdout.write(`\n  The site, reloading on change: ${siteServer.match[1] ?? ''}\n`);
  process.stdout.write(`  The staff console: ${siteServer.match[1] ?? ''}console\n\n`);
  await waitUntilStopped({
    exitStatus: product.exitStatus,
    stop: async () => {
      await Promise.all([endProcess(siteServer.child), endProcess(consoleServer.child)]);
      await product.stop();
    },
  });
}

main().catch((error: unknown) => {
  printError(error);
  process.exit(1);
});
