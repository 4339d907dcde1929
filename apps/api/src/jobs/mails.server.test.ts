import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailTestServer, startMailTestServer } from '../../test/mail-test-server';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { runJob } from './run-job';

let server: PaymentTestServer;
let otherServer: PaymentTestServer;
let mailServer: MailTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
  otherServer = await startPaymentTestServer({}, server);
  mailServer = await startMailTestServer();
});
afterAll(async () => {
  await mailServer.close();
  await otherServer.close();
  await server.close();
});

it('two servers that share an outbox send each mail once', async () => {
  const { resvCode } = await server.reserve(await server.startGuestSession(), createDinnerOrder());
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
      deps: { ...deps, mail: mailServer.createService() },
      siteFolder: '',
      log: paymentDeps.log,
      stopSignal: signal,
    });
  await Promise.all([runMailer(server), runMailer(otherServer), runMailer(server), runMailer(otherServer)]);
  expect(await mailServer.listMails()).toHaveLength(25);
  const { rows } = await pool.query('SELECT DISTINCT attempts FROM outbox WHERE sent_at IS NOT NULL');
  expect(rows).toEqual([{ attempts: 1 }]);
});
