import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailRig, startMailRig } from '../../test/mail-rig';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../test/paying-house';
import { runJob } from './handlers';

let house: PayingHouse;
let other: PayingHouse;
let rig: MailRig;
beforeAll(async () => {
  house = await openPayingHouse();
  other = await openPayingHouse({}, house);
  rig = await startMailRig();
});
afterAll(async () => {
  await rig.close();
  await other.close();
  await house.close();
});

it('two processes that empty one outbox send each mail once', async () => {
  const { resvCode } = await house.reserve(await house.guest(), dinnerOrder());
  const { pool } = house.database;
  await pool.query('DELETE FROM outbox');
  await pool.query(
    `INSERT INTO outbox (key, htl_code, channel, kind, payload)
     SELECT 'reservation_made mail ' || number, 'H01', 'mail', 'reservation_made', jsonb_build_object('resvCode', $1::text)
     FROM generate_series(1, 25) AS number`,
    [resvCode],
  );
  const { signal } = new AbortController();
  const run = ({ deps, paymentDeps }: PayingHouse) =>
    runJob('mailer', { deps: { ...deps, mail: rig.service() }, siteFolder: '', log: paymentDeps.log, stopping: signal });
  await Promise.all([run(house), run(other), run(house), run(other)]);
  expect(await rig.mails()).toHaveLength(25);
  const { rows } = await pool.query('SELECT DISTINCT attempts FROM outbox WHERE sent_at IS NOT NULL');
  expect(rows).toEqual([{ attempts: 1 }]);
});
