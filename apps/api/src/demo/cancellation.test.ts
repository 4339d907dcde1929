import type { ResvCode } from '@dining/domain/shared/codes';
import { createEasyPayApp, demoMerchant } from '@dining/fakes/easypay/app';
import pino from 'pino';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { EasyPay } from '../adapters/easypay/easypay';
import { cancelForGuest } from '../booking/cancellation/cancel-reservation';
import { parseConfig } from '../config/config';
import { inTransaction } from '../db/transaction';
import { insertDemoGroup } from './insert-demo-group';

const now = new Date('2026-11-21T07:00:00Z');

it('every upcoming paid reservation can be cancelled at the simulated provider and raises no alarm', async () => {
  const fake = createEasyPayApp({ clock: () => now });
  const baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
  const database = await openTestDatabase();
  await inTransaction(database.pool, (client) =>
    insertDemoGroup(client, { now, provider: 'easypay', encryptSecret: (secret) => secret }),
  );
  const { pool } = database;
  const log = pino({ level: 'silent' });
  const settings = {
    EASYPAY_MALL_ID: demoMerchant.mallId,
    EASYPAY_SECRET: demoMerchant.secret,
    EASYPAY_BASE_URL: baseUrl,
  };
  const config = parseConfig(settings);
  const payments = new EasyPay({ ...config.easypay, clock: () => now, logger: log });
  const paymentDeps = {
    database,
    pool,
    payments,
    config,
    now: () => now,
    log,
    keyring: { limits: '' },
    actor: 'buyer',
  } as const;

  const { rows: upcomingReservations } = await pool.query<{ resvCode: ResvCode; method: string }>(
    `SELECT resv_code AS "resvCode", pay_method AS method FROM reservation
     WHERE status = 'reserved' AND pay_amount > 0 AND visit_day > '2026-11-21'`,
  );
  const { rows: alarmsBefore } = await pool.query('SELECT * FROM alarm');
  for (const { resvCode } of upcomingReservations)
    expect(await cancelForGuest(paymentDeps, { resvCode }, () => true)).toMatchObject({ ok: true });
  expect(new Set(upcomingReservations.map(({ method }) => method))).toEqual(new Set(['card', 'account']));

  const { rows: unsettledPayments } = await pool.query(
    `SELECT shop_order_no, state FROM payment WHERE state NOT IN ('reserved', 'refunded', 'partly_refunded')`,
  );
  expect(unsettledPayments).toEqual([]);
  expect((await pool.query('SELECT * FROM alarm')).rows).toEqual(alarmsBefore);
  await database.close();
  await fake.close();
});
