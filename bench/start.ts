import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '../tools/lib/build';
import { startProduct } from '../tools/lib/product';
import { residentMb } from './lib/cpu';

/** Seconds from starting on an empty data folder, and again on a filled one, to the first whole page; memory a minute later. */
const idleSeconds = Number(process.env['BENCH_SECONDS'] ?? 60);

async function startOnce(folder: string): Promise<{ seconds: number; pid: number; stop: () => Promise<void> }> {
  const began = performance.now();
  const product = await startProduct({
    env: { LOG_LEVEL: 'warn', PORT: '3301', ...process.env, DATA_DIR: folder },
    fakesPort: '0',
  });
  const page = await fetch(product.url);
  await page.text();
  return { seconds: (performance.now() - began) / 1000, pid: product.pids.server, stop: product.stop };
}

await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'dining-bench-'));
try {
  const first = await startOnce(folder);
  console.log(`first start to first page: ${first.seconds.toFixed(1)} s`);
  await first.stop();
  const again = await startOnce(folder);
  console.log(`start again: ${again.seconds.toFixed(1)} s`);
  await pause(idleSeconds * 1000);
  console.log(`memory after ${idleSeconds} s idle: ${residentMb(again.pid)} MB resident`);
  await again.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
