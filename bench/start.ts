import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '../tools/lib/build';
import { getResidentMb } from './lib/cpu';
import { openFolder, openProduct } from './lib/product';
import { type Open, runWithCleanup } from './lib/with-cleanup';

const idleSeconds = Number(process.env['BENCH_SECONDS'] ?? 60);

async function measureStart(
  open: Open,
  folder: string,
): Promise<{ seconds: number; pid: number; stop: () => Promise<void> }> {
  const began = performance.now();
  const product = await openProduct(open, folder, '3301');
  const page = await fetch(product.url);
  await page.text();
  return { seconds: (performance.now() - began) / 1000, pid: product.pids.server, stop: product.stop };
}

await buildIfStale();
await runWithCleanup(async (open) => {
  const folder = await openFolder(open);
  const first = await measureStart(open, folder);
  console.log(`first start to first page: ${first.seconds.toFixed(1)} s`);
  await first.stop();
  const repeated = await measureStart(open, folder);
  console.log(`start again: ${repeated.seconds.toFixed(1)} s`);
  await pause(idleSeconds * 1000);
  console.log(`memory after ${idleSeconds} s idle: ${getResidentMb(repeated.pid)} MB resident`);
  await repeated.stop();
});
