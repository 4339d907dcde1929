import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { buildIfStale } from '../tools/lib/build';
import { startProduct } from '../tools/lib/product';

/**
 * Requests a second of the busiest reads at 16 connections, beside a bare node:http server with 4 kB in the same run: the
 * ratio counts, for these machines are noisy. `DATABASE_URL=postgres://… npm run bench -- http` for a real PostgreSQL.
 */
const connections = 16;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const rounds = 3;

interface Target {
  readonly name: string;
  readonly url: string;
  readonly body?: object;
}

async function measure({ url, body }: Target, origin: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-requested-with': 'bench', origin },
        }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers that are no success, ${result.errors} errors`);
  return result.requests.average;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<void> {
  await buildIfStale();
  const product = await startProduct({ env: { LOG_LEVEL: 'warn', PORT: '3300', ...process.env }, fakesPort: '0' });
  const page = Buffer.alloc(4096, 'x');
  const bare = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(page));
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const local = product.url.replace('localhost', '127.0.0.1');
  const targets: readonly Target[] = [
    { name: 'bare node:http, 4 kB', url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}` },
    { name: 'POST /api/main', url: `${local}/api/main`, body: { hotelCode: 'H01', langCode: 'Ko' } },
    {
      name: 'POST /api/app/prod/list',
      url: `${local}/api/app/prod/list`,
      body: { dinCode: 'D101', prodResvType: 'table', prodSaleYn: 'Y', recordCountPerPage: 100 },
    },
  ];
  const found = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) found.get(target.name)?.push(await measure(target, product.url));
    }
  } finally {
    bare.close();
    await product.stop();
  }
  const base = median(found.get(targets[0]?.name ?? '') ?? []);
  console.log(`${connections} connections, ${seconds} s, median of ${rounds}`);
  for (const [name, values] of found)
    console.log(`${name}: ${Math.round(median(values))} requests/s, ${(median(values) / base).toFixed(2)} of bare`);
}

await main();
