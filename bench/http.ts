import { buildIfStale } from '../tools/lib/build';
import { listBookableSlots } from '../tools/rig/orders';
import { compareTargets, ipAddresses, replaceLocalhost, startBareServer, type Target } from './lib/load';
import { createReserve, startGuestSessions } from './lib/reservations';
import { openApp, openFolder } from './lib/running-app';
import { settingsWithoutMessages } from './lib/settings-without-messages';
import { type OpenResource, runWithCleanup } from './lib/with-cleanup';

// Measures requests per second of the most frequent reads at 16 connections, and of bare node:http servers in the same
// run, one that sends 4 kB and one that sends the bytes of the product list. Only the ratio counts, because machines
// differ.

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);

const listRequest = { dinCode: 'D101', prodResvType: 'table', prodSaleYn: 'Y', recordCountPerPage: 100 };

async function measure(open: OpenResource): Promise<void> {
  const app = await openApp(open, await openFolder(open), '3300', {
    ...settingsWithoutMessages,
    TRUST_PROXY: 'true',
  });
  const localUrl = replaceLocalhost(app.url);
  const listResponse = await fetch(`${localUrl}/api/app/prod/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench', origin: app.url },
    body: JSON.stringify(listRequest),
  });
  const startServerWith = (bytes: Buffer) =>
    open(
      () => startBareServer(bytes),
      (server) => server.close(),
    );
  const bareServer = await startServerWith(Buffer.alloc(4096, 'x'));
  const bareListServer = await startServerWith(Buffer.from(await listResponse.arrayBuffer()));
  const reserve = createReserve(app, await startGuestSessions(app, 1), await listBookableSlots(app.url));
  const { resvCode } = await reserve(0, 1);
  const bareListName = 'bare node:http, the list’s bytes';
  const targets: readonly Target[] = [
    { name: 'bare node:http, 4 kB', url: bareServer.url },
    { name: bareListName, url: bareListServer.url, body: listRequest, relativeTo: bareListName },
    { name: 'the main page', url: `${localUrl}/?lang=ko` },
    { name: 'POST /api/main', url: `${localUrl}/api/main`, body: { hotelCode: 'H01', langCode: 'Ko' } },
    {
      name: 'POST /api/app/prod/list',
      url: `${localUrl}/api/app/prod/list`,
      body: listRequest,
      relativeTo: bareListName,
    },
    {
      name: 'POST /api/resv/view',
      url: `${localUrl}/api/resv/view`,
      body: { resvCode },
      clientIpAddresses: ipAddresses,
    },
    { name: 'the page of a new reservation', url: `${localUrl}/reservation/prod/payment/complete/${resvCode}` },
  ];
  await compareTargets(targets, app.url, seconds);
}

await buildIfStale();
await runWithCleanup(measure);
