import { listBookableSlots } from '../../tools/rig/orders';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, formatTally, report } from '../lib/figures';
import { countLostRows, expectAllReserved, startPurchases, wait } from '../lib/purchases';

const statements = ['insert_hold', 'update_payment_to_approving', 'insert_reservation'];

export const database: Drill = {
  name: 'database',
  number: 9,
  description:
    'Under load, connections to the database are cut in transactions and at COMMIT, refused and delayed by 2 s, and the database is restarted',
  isInQuickRun: false,
  run: async (rig) => {
    const proxy = await rig.startDatabaseProxy();
    const deployment = await rig.deploy({ databasePort: proxy.port, settings: { HOLD_SECONDS: '30' } });
    const orders = await listBookableSlots(deployment.url);
    const guests = await deployment.startGuests(300);
    const { end } = startPurchases(deployment, guests, (index) => orders[(index * 7) % orders.length] ?? {}, 15);
    await wait(2_000);

    const cutConnections = { all: 0, inTransaction: 0 };
    // On a fast machine transactions are too short to be hit by chance.
    proxy.setDelayMs(20);
    for (let round = 0; round < 10; round += 1) {
      await wait(500);
      const { all, inTransaction } = proxy.closeConnections();
      cutConnections.all += all;
      cutConnections.inTransaction += inTransaction;
    }
    proxy.setDelayMs(0);
    let commitFaults = 0;
    for (let round = 0; round < 10; round += 1) {
      for (const fault of ['cut before', 'cut after'] as const) {
        await Promise.all(statements.map((statement) => proxy.injectCommitFault(statement, fault)));
        commitFaults += statements.length;
      }
    }
    proxy.rejectNewConnections();
    proxy.closeConnections();
    await wait(3_000);
    proxy.acceptNewConnections();
    await wait(2_000);
    // One second in each direction.
    proxy.setDelayMs(1_000);
    await wait(8_000);
    proxy.setDelayMs(0);
    await wait(3_000);
    for (let round = 0; round < 2; round += 1) {
      await rig.postgres.restart();
      await wait(3_000);
    }
    const purchases = await end();
    return [
      report('order responses', formatTally(purchases.map(({ orderResponse }) => orderResponse))),
      expectAtLeast('reserved', purchases.filter(({ resvCode }) => resvCode !== undefined).length, 1),
      report('connections cut', cutConnections.all),
      expectAtLeast('connections cut in a transaction', cutConnections.inTransaction, 1),
      report('transactions cut at COMMIT', commitFaults),
      expectAllReserved(purchases),
      expectExactly('acknowledged and lost', await countLostRows(deployment, purchases), 0),
    ];
  },
};
