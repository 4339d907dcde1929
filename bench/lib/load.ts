import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon, { type Request } from 'autocannon';
import { calculateMedian } from './median';

export const connections = 16;
const rounds = 3;

export const ipAddresses = Array.from({ length: 1_000 }, (_, index) => `10.9.${index >> 8}.${index & 255}`);

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly body?: object | undefined;
  /** IP addresses from which the requests seem to come, in turn, because of rate limits. */
  readonly clientIpAddresses?: readonly string[];
  /** The target whose rate is 100 %; by default the first one. */
  readonly relativeTo?: string;
}

async function measure({ url, body, clientIpAddresses }: Target, origin: string, seconds: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench', origin };
  const requestOptions: Request =
    body === undefined
      ? { method: 'GET', headers: { 'accept-encoding': 'br' } }
      : { method: 'POST', body: JSON.stringify(body), headers };
  const requests = clientIpAddresses?.map(
    (ip): Request => ({ ...requestOptions, headers: { ...requestOptions.headers, 'x-forwarded-for': ip } }),
  );
  const result = await autocannon({ url, connections, duration: seconds, requests: requests ?? [requestOptions] });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} unsuccessful responses, ${result.errors} errors`);
  return result.requests.average;
}

export async function compareTargets(targets: readonly Target[], origin: string, seconds: number): Promise<void> {
  const results = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) results.get(target.name)?.push(await measure(target, origin, seconds));
  }
  const getMedian = (name: string | undefined): number => calculateMedian(results.get(name ?? '') ?? []);
  console.log(`${connections} connections, ${seconds} s, median of ${rounds}`);
  for (const { name, relativeTo } of targets) {
    const base = relativeTo ?? targets[0]?.name;
    const share = base === name ? '' : `, ${((getMedian(name) / getMedian(base)) * 100).toFixed(1)} % of ${base}`;
    console.log(`${name}: ${Math.round(getMedian(name))} requests/s${share}`);
  }
}

/** Replaces `localhost` with its address, because the name would be resolved for each connection. */
export const replaceLocalhost = (url: string): string => url.replace('localhost', '127.0.0.1');

/** Starts a node:http server that answers each request with `bytes`, as a base of comparison. */
export async function startBareServer(bytes: Buffer): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
