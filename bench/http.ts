import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../tools/lib/build';
import { startProduct } from '../tools/lib/product';
import { newGuest, ordersOf, pay, prepay } from '../tools/rig/orders';
import { compare, crowd, startBare, type Target } from './lib/load';
import { quiet } from './lib/quiet';

/**
 * Requests a second of the busiest reads at 16 connections, beside bare node:http servers in the same run, one with 4 kB and one with the
 * bytes of the product list: the ratio counts, for these machines are noisy. `DATABASE_URL=postgres://… npm run bench -- http` for a
 * real PostgreSQL.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);

const listAsked = { dinCode: 'D101', prodResvType: 'table', prodSaleYn: 'Y', recordCountPerPage: 100 };

async function main(): Promise<void> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'dining-bench-'));
  const product = await startProduct({
    env: { LOG_LEVEL: 'warn', PORT: '3300', DATA_DIR: folder, ...process.env, ...quiet, TRUST_PROXY: 'true' },
    fakesPort: '0',
  });
  const local = product.url.replace('localhost', '127.0.0.1');
  const list = await fetch(`${local}/api/app/prod/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench', origin: product.url },
    body: JSON.stringify(listAsked),
  });
  const bare = await startBare(Buffer.alloc(4096, 'x'));
  const bareList = await startBare(Buffer.from(await list.arrayBuffer()));
  try {
    const guest = await newGuest(product, 1);
    const [order] = await ordersOf(product.url);
    if (order === undefined) throw new Error('nothing to order');
    const resvCode = await pay(product, guest, await prepay(product, guest, order, 1));
    const sameBytes = 'bare node:http, the list’s bytes';
    const targets: readonly Target[] = [
      { name: 'bare node:http, 4 kB', url: bare.url },
      { name: sameBytes, url: bareList.url, body: listAsked, beside: sameBytes },
      { name: 'the first page', url: `${local}/?lang=ko` },
      { name: 'POST /api/main', url: `${local}/api/main`, body: { hotelCode: 'H01', langCode: 'Ko' } },
      { name: 'POST /api/app/prod/list', url: `${local}/api/app/prod/list`, body: listAsked, beside: sameBytes },
      { name: 'POST /api/resv/view', url: `${local}/api/resv/view`, body: { resvCode }, from: crowd },
      { name: 'the completed page', url: `${local}/reservation/prod/payment/complete/${resvCode}` },
    ];
    await compare(targets, product.url, seconds);
  } finally {
    bare.close();
    bareList.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
