import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '../tools/lib/build';
import { getResidentMb } from './lib/cpu';
import { openApp, openFolder } from './lib/running-app';
import { type OpenResource, runWithCleanup } from './lib/with-cleanup';

const idleSeconds = Number(process.env['BENCH_SECONDS'] ?? 60);

async function measureStart(
  open: OpenResource,
  folder: string,
): Promise<{ seconds: number; pid: number; stop: () => Promise<void> }> {
  const startMs = performance.now();
  const app = await openApp(open, folder, '3301');
  const page = await fetch(app.url);
  await page.text();
  return { seconds: (performance.now() - startMs) / 1000, pid: app.pids.server, stop: app.stop };
}

await buildIfStale();
await runWithCleanup(async (open) => {
  const folder = await openFolder(open);
  const first = await measureStart(open, folder);
  console.log(`first start to first page: ${first.seconds.toFixed(1)} s`);
  await first.stop();
  const second = await measureStart(open, folder);
  console.log(`second start to first page: ${second.seconds.toFixed(1)} s`);
  await pause(idleSeconds * 1000);
  console.log(`memory after ${idleSeconds} s idle: ${getResidentMb(second.pid)} MB resident`);
  await second.stop();
});
