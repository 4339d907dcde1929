import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '../tools/lib/build';
import { startProduct } from '../tools/lib/product';

/** Seconds from starting on an empty data folder, and again on a filled one, to the first whole page; memory a minute later. */
const idleSeconds = Number(process.env['BENCH_SECONDS'] ?? 60);

/** Resident memory of a process, MB (Linux). */
const residentMb = (pid: number): number => {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
};

async function startOnce(folder: string): Promise<{ seconds: number; stop: () => Promise<void> }> {
  const began = performance.now();
  const product = await startProduct({
    env: { LOG_LEVEL: 'warn', PORT: '3301', ...process.env, DATA_DIR: folder },
    fakesPort: '0',
  });
  const page = await fetch(product.url);
  await page.text();
  return { seconds: (performance.now() - began) / 1000, stop: product.stop };
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
  const pid = Number.parseInt(readFileSync(join(folder, 'owner.lock'), 'utf8'), 10);
  console.log(`memory after ${idleSeconds} s idle: ${residentMb(pid)} MB resident`);
  await again.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
