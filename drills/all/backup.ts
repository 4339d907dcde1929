import pg from 'pg';
import { checkConsistency } from '../../apps/api/test/consistency-check';
import { listBookableSlots } from '../../tools/rig/orders';
import { getDatabaseUrl } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, report } from '../lib/figures';
import { listLedger } from '../lib/ledger';
import { startPurchases, wait } from '../lib/purchases';

export const backup: Drill = {
  name: 'backup',
  number: 19,
  description:
    'A backup is taken while guests buy and restored into another database: no earlier reservation is missing, and the consistency check finds only unfinished payments',
  isInQuickRun: false,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const { postgres } = rig;
    const orders = await listBookableSlots(deployment.url);
    const { end } = startPurchases(
      deployment,
      await deployment.startGuests(200),
      (index) => orders[(index * 7) % orders.length] ?? {},
      15,
    );
    await wait(4_000);
    const reservationsBeforeDump = await deployment.pool.query<{ code: string }>(
      'SELECT resv_code AS code FROM reservation',
    );
    const databaseName = String(
      (await deployment.pool.query<{ name: string }>('SELECT current_database() AS name')).rows[0]?.name,
    );
    const dumpFile = `${databaseName}.dump`;
    const port = new URL(postgres.url).port;
    const connectionOptions = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres'];
    const dumpStartMs = performance.now();
    await postgres.runAsync('pg_dump', [...connectionOptions, '-Fc', '-f', dumpFile, databaseName]);
    const dumpMs = performance.now() - dumpStartMs;
    await wait(2_000);
    const purchases = await end();

    const adminClient = new pg.Client({ connectionString: postgres.url });
    await adminClient.connect();
    await adminClient.query(`CREATE DATABASE restored_${databaseName}`);
    await adminClient.end();
    const restoreStartMs = performance.now();
    const restoreOptions = ['--exit-on-error', '-d', `restored_${databaseName}`, dumpFile];
    await postgres.runAsync('pg_restore', [...connectionOptions, ...restoreOptions]);
    const restoreMs = performance.now() - restoreStartMs;
    const restoredPool = new pg.Pool({
      connectionString: getDatabaseUrl(postgres, `restored_${databaseName}`),
      max: 2,
    });
    const restoredCodes = new Set(
      (await restoredPool.query<{ code: string }>('SELECT resv_code AS code FROM reservation')).rows.map(
        ({ code }) => code,
      ),
    );
    const missingCount = reservationsBeforeDump.rows.filter(({ code }) => !restoredCodes.has(code)).length;
    // Only charges of settled payments are checked, and guarantee F (nothing stays unfinished) is ignored: after a real
    // restore, the reconciler queries the unfinished payments.
    const { rows: settledPayments } = await restoredPool.query<{ no: string }>(
      `SELECT shop_order_no AS no FROM payment WHERE state IN ('reserved', 'refunded', 'partly_refunded')`,
    );
    const settledOrders = new Set(settledPayments.map(({ no }) => no));
    const charges = (await listLedger(deployment.easypayUrl)).filter(({ shopOrderNo }) =>
      settledOrders.has(shopOrderNo),
    );
    const { findings } = await checkConsistency(restoredPool, charges);
    await restoredPool.end();
    return [
      report('reservations of the drill', purchases.filter(({ resvCode }) => resvCode !== undefined).length),
      expectAtLeast('reservations in the backup', restoredCodes.size, reservationsBeforeDump.rows.length),
      expectExactly('reservations missing after the restore', missingCount, 0),
      expectExactly(
        'findings of the consistency check, except for unfinished payments',
        findings.filter(({ guarantee }) => guarantee !== 'F').length,
        0,
      ),
      report('dump in ms', Math.round(dumpMs)),
      report('restore in ms', Math.round(restoreMs)),
    ];
  },
};
