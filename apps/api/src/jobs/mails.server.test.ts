import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailRig, startMailRig } from '../../test/mail-rig';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { runJob } from './run-job';

let server: PaymentTestServer;
let otherServer: PaymentTestServer;
let rig: MailRig;
beforeAll(async () => {
  server = await startPaymentTestServer();
  otherServer = await startPaymentTestServer({}, server);
  rig = await startMailRig();
});
afterAll(async () => {
  await rig.close();
  await otherServer.close();
  await server.close();
});

it('two servers that share an outbox send each mail once', async () => {
  const { resvCode } = await server.reserve(await server.guest(), createDinnerOrder());
  const { pool } = server.database;
  await pool.query('DELETE FROM outbox');
  await pool.query(
    `INSERT INTO outbox (key, htl_code, channel, kind, payload)
     SELECT 'reservation_made mail ' || number, 'H01', 'mail', 'reservation_made', jsonb_build_object('resvCode', $1::text)
     FROM generate_series(1, 25) AS number`,
    [resvCode],
  );
  const { signal } = new AbortController();
  const runMailer = ({ deps, paymentDeps }: PaymentTestServer) =>
    runJob('mailer', {
      deps: { ...deps, mail: rig.createService() },
      siteFolder: '',
      log: paymentDeps.log,
      stopSignal: signal,
    });
  await Promise.all([runMailer(server), runMailer(otherServer), runMailer(server), runMailer(otherServer)]);
  expect(await rig.listMails()).toHaveLength(25);
  const { rows } = await pool.query('SELECT DISTINCT attempts FROM outbox WHERE sent_at IS NOT NULL');
  expect(rows).toEqual([{ attempts: 1 }]);
});
