import pg from 'pg';
import { audit } from '../../apps/api/test/audit';
import { listOrders } from '../../tools/rig/orders';
import { getDatabaseUrl } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, report } from '../lib/figures';
import { listLedger } from '../lib/ledger';
import { startPurchases, wait } from '../lib/purchases';

export const backup: Drill = {
  name: 'backup',
  number: 19,
  description:
    'A backup is taken while guests buy and restored into another database: no reservation is missing, and the audit finds nothing',
  quick: false,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const { postgres } = rig;
    const orders = await listOrders(deployment.url);
    const { end } = startPurchases(
      deployment,
      await deployment.startGuests(200),
      (index) => orders[(index * 7) % orders.length] ?? {},
      15,
    );
    await wait(4_000);
    const before = await deployment.pool.query<{ code: string }>('SELECT resv_code AS code FROM reservation');
    const name = String(
      (await deployment.pool.query<{ name: string }>('SELECT current_database() AS name')).rows[0]?.name,
    );
    const file = `${name}.dump`;
    const port = new URL(postgres.url).port;
    const where = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres'];
    const began = performance.now();
    await postgres.runAsync('pg_dump', [...where, '-Fc', '-f', file, name]);
    const dumped = performance.now() - began;
    await wait(2_000);
    const deals = await end();

    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`CREATE DATABASE restored_${name}`);
    await admin.end();
    const beganToRestore = performance.now();
    await postgres.runAsync('pg_restore', [...where, '--exit-on-error', '-d', `restored_${name}`, file]);
    const took = performance.now() - beganToRestore;
    const restored = new pg.Pool({ connectionString: getDatabaseUrl(postgres, `restored_${name}`), max: 2 });
    const codes = new Set(
      (await restored.query<{ code: string }>('SELECT resv_code AS code FROM reservation')).rows.map(
        ({ code }) => code,
      ),
    );
    const missing = before.rows.filter(({ code }) => !codes.has(code)).length;
    // Later charges are not in the backup: the reconciler would query these after a restore.
    const { rows } = await restored.query<{ no: string }>(
      `SELECT shop_order_no AS no FROM payment WHERE state IN ('reserved', 'refunded', 'partly_refunded')`,
    );
    const settled = new Set(rows.map(({ no }) => no));
    const books = (await listLedger(deployment.easypay)).filter(({ shopOrderNo }) => settled.has(shopOrderNo));
    const { findings } = await audit(restored, books);
    const unsettled = new Set(['F']);
    await restored.end();
    return [
      report('reserved meanwhile', deals.filter(({ resvCode }) => resvCode !== undefined).length),
      expectAtLeast('reservations in the backup', codes.size, before.rows.length),
      expectExactly('missing', missing, 0),
      expectExactly(
        'found by the auditor, but for payments that were under way',
        findings.filter(({ guarantee }) => !unsettled.has(guarantee)).length,
        0,
      ),
      report('dump, ms', Math.round(dumped)),
      report('restore, ms', Math.round(took)),
    ];
  },
};
