import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../tools/lib/free-port';
import { listOrders } from '../../tools/rig/orders';
import { startPostgres } from '../../tools/rig/postgres';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, report } from '../lib/figures';
import { settleFoundCharges } from '../lib/found-charges';
import { listLedger } from '../lib/ledger';
import { startPurchases, wait } from '../lib/purchases';
import { startVirtualAddress } from '../lib/virtual-address';

const codes = 'SELECT resv_code AS code, shop_order_no AS no FROM reservation';

export const restore: Drill = {
  name: 'restore',
  number: 19,
  description:
    'A base backup is taken while guests buy and recovered to a point in time by the archived log; the server continues from there and settles later charges',
  quick: false,
  run: async (rig) => {
    // Both commands run in the data folder.
    const primary = await startPostgres({ archive_mode: 'on', archive_command: "'cp %p ../archived-%f'" });
    rig.addCleanup(primary.stop);
    const address = await startVirtualAddress(Number(new URL(primary.url).port));
    rig.addCleanup(address.close);
    const named = new URL(primary.url);
    named.port = String(address.port);
    const deployment = await rig.deploy({ on: { ...primary, url: named.href } });
    const orders = await listOrders(deployment.url);
    const { end } = startPurchases(
      deployment,
      await deployment.startGuests(200),
      (index) => orders[(index * 7) % orders.length] ?? {},
      15,
    );
    await wait(3_000);
    const folder = primary.run('psql', [primary.url, '-Atc', 'SHOW unix_socket_directories']).trim();
    const data = join(folder, 'restored');
    await primary.runAsync('pg_basebackup', ['-d', primary.url, '-D', data, '-X', 'fetch', '-c', 'fast']);
    await wait(4_000);
    const { rows: before } = await deployment.pool.query<{ code: string; no: string }>(codes);
    const { rows: clock } = await deployment.pool.query<{ at: string; name: string }>(
      'SELECT clock_timestamp()::text AS at, current_database() AS name',
    );
    const [{ at, name } = { at: '', name: '' }] = clock;
    await wait(3_000);
    await end();
    const { rows: after } = await deployment.pool.query<{ code: string; no: string }>(codes);
    await deployment.pool.query('SELECT pg_switch_wal()');
    await wait(2_000);
    await deployment.server.stop();

    const port = await findFreePort();
    appendFileSync(
      join(data, 'postgresql.conf'),
      `port = ${port}\narchive_mode = off\nrestore_command = 'cp ../archived-%f %p'\nrecovery_target_time = '${at}'\nrecovery_target_action = 'promote'\n`,
    );
    writeFileSync(join(data, 'recovery.signal'), '');
    const began = performance.now();
    primary.run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log-restored'), 'start']);
    rig.addCleanup(() => primary.run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']));
    const restored = new pg.Pool({ host: '127.0.0.1', port, user: 'postgres', database: name, max: 1 });
    while ((await restored.query<{ so: boolean }>('SELECT pg_is_in_recovery() AS so')).rows[0]?.so !== false)
      await wait(50);
    const took = performance.now() - began;
    const { rows: there } = await restored.query<{ code: string; no: string }>(codes);
    await restored.end();
    const known = new Set(there.map(({ no }) => no));
    const sold = new Set(after.map(({ no }) => no));
    const alone = (await listLedger(deployment.easypay)).filter(
      ({ shopOrderNo, remaining }) => remaining > 0 && sold.has(shopOrderNo) && !known.has(shopOrderNo),
    );

    address.moveTo(port);
    await deployment.server.start();
    const { wentBack, differ } = await settleFoundCharges(deployment);
    return [
      expectAtLeast('reservations of that moment', before.length, 1),
      expectExactly('of them missing', before.filter(({ no }) => !known.has(no)).length, 0),
      report('sold after it', after.length - there.length),
      report('charges that the provider’s books alone know of', alone.length),
      expectAtLeast('charges that went back', wentBack, alone.length),
      expectExactly('charges that the books differ about in the end', differ, 0),
      report('restored in ms', Math.round(took)),
    ];
  },
};
