import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../tools/lib/free-port';
import { listBookableSlots } from '../../tools/rig/orders';
import { startPostgres } from '../../tools/rig/postgres';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, report } from '../lib/figures';
import { listLedger } from '../lib/ledger';
import { startPurchases, wait } from '../lib/purchases';
import { refundUnknownCharges } from '../lib/unknown-charges';
import { startVirtualAddress } from '../lib/virtual-address';

const reservationsQuery = 'SELECT resv_code AS code, shop_order_no AS no FROM reservation';

export const restore: Drill = {
  name: 'restore',
  number: 19,
  description:
    'A base backup is taken while guests buy and recovered to a point in time with the archived log; the server continues from there, and later charges are refunded',
  isInQuickRun: false,
  run: async (rig) => {
    // The archive and restore commands run in the data folder of their server.
    const primary = await startPostgres({ archive_mode: 'on', archive_command: "'cp %p ../archived-%f'" });
    rig.addCleanup(primary.stop);
    const address = await startVirtualAddress(Number(new URL(primary.url).port));
    rig.addCleanup(address.close);
    const proxiedUrl = new URL(primary.url);
    proxiedUrl.port = String(address.port);
    const deployment = await rig.deploy({ databaseServer: { ...primary, url: proxiedUrl.href } });
    const orders = await listBookableSlots(deployment.url);
    const { end } = startPurchases(
      deployment,
      await deployment.startGuests(200),
      (index) => orders[(index * 7) % orders.length] ?? {},
      15,
    );
    await wait(3_000);
    const folder = primary.run('psql', [primary.url, '-Atc', 'SHOW unix_socket_directories']).trim();
    const dataFolder = join(folder, 'restored');
    await primary.runAsync('pg_basebackup', ['-d', primary.url, '-D', dataFolder, '-X', 'fetch', '-c', 'fast']);
    await wait(4_000);
    const { rows: reservationsBeforeTarget } = await deployment.pool.query<{ code: string; no: string }>(
      reservationsQuery,
    );
    const { rows: targetRows } = await deployment.pool.query<{ targetTime: string; name: string }>(
      'SELECT clock_timestamp()::text AS "targetTime", current_database() AS name',
    );
    const [{ targetTime, name } = { targetTime: '', name: '' }] = targetRows;
    await wait(3_000);
    await end();
    const { rows: allReservations } = await deployment.pool.query<{ code: string; no: string }>(reservationsQuery);
    await deployment.pool.query('SELECT pg_switch_wal()');
    await wait(2_000);
    await deployment.server.stop();

    const port = await findFreePort();
    appendFileSync(
      join(dataFolder, 'postgresql.conf'),
      `port = ${port}\narchive_mode = off\nrestore_command = 'cp ../archived-%f %p'\nrecovery_target_time = '${targetTime}'\nrecovery_target_action = 'promote'\n`,
    );
    writeFileSync(join(dataFolder, 'recovery.signal'), '');
    const startedAt = performance.now();
    primary.run('pg_ctl', ['-D', dataFolder, '-w', '-l', join(folder, 'log-restored'), 'start']);
    rig.addCleanup(() => primary.run('pg_ctl', ['-D', dataFolder, '-m', 'immediate', 'stop']));
    const restoredPool = new pg.Pool({ host: '127.0.0.1', port, user: 'postgres', database: name, max: 1 });
    while (
      (await restoredPool.query<{ is_recovering: boolean }>('SELECT pg_is_in_recovery() AS is_recovering')).rows[0]
        ?.is_recovering !== false
    )
      await wait(50);
    const recoveryMs = performance.now() - startedAt;
    const { rows: restoredRows } = await restoredPool.query<{ code: string; no: string }>(reservationsQuery);
    await restoredPool.end();
    const restoredOrders = new Set(restoredRows.map(({ no }) => no));
    const soldOrders = new Set(allReservations.map(({ no }) => no));
    const unknownCharges = (await listLedger(deployment.easypayUrl)).filter(
      ({ shopOrderNo, remaining }) => remaining > 0 && soldOrders.has(shopOrderNo) && !restoredOrders.has(shopOrderNo),
    );

    address.moveTo(port);
    await deployment.server.start();
    const { refundedCount, differenceCount } = await refundUnknownCharges(deployment);
    return [
      expectAtLeast('reservations before the recovery target', reservationsBeforeTarget.length, 1),
      expectExactly(
        'missing after the restore',
        reservationsBeforeTarget.filter(({ no }) => !restoredOrders.has(no)).length,
        0,
      ),
      report('sold after the recovery target', allReservations.length - restoredRows.length),
      report('charges that only the provider has', unknownCharges.length),
      expectAtLeast('charges refunded', refundedCount, unknownCharges.length),
      expectExactly('charges that differ from the ledger at the end', differenceCount, 0),
      report('recovered in ms', Math.round(recoveryMs)),
    ];
  },
};
