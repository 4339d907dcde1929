import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { now } from '../../test/fixtures';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { EasyPay } from '../adapters/easypay/easypay';
import { buildApp } from '../app';
import { createPaymentDeps } from '../booking/payments/payment-deps';
import { reconcile } from '../booking/payments/reconcile';
import { createLoggerOptions } from './redaction';

/** Values that no log line may contain at any level: personal data, credentials, allergies and card numbers. */
const canary = {
  name: 'Canary Featherstone',
  phone: '010-7391-8264',
  phoneDigits: '73918264',
  email: 'canary.featherstone',
  password: 'canary-pass-9137',
  note: 'canary-note-window-seat',
  allergy: 'canary-allergy-lupin',
  card: '9410-0000-0000-0001',
  cardDigits: '9410000000000001',
  code: '731846',
};

let server: PaymentTestServer;
let app: FastifyInstance;
const lines: string[] = [];
const logger = pino(createLoggerOptions('trace'), { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  server = await startPaymentTestServer();
  const payments = new EasyPay({ ...server.deps.config.easypay, clock: () => now, logger });
  app = await buildApp({ ...server.deps, payments }, { logger });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const cookies = new Map<string, string>();
const post = async (path: string, body: unknown) => {
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      origin: server.deps.config.publicUrl,
      'x-requested-with': 'test',
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: JSON.stringify(body),
  });
  for (const { name, value } of response.cookies) cookies.set(name, value);
  return { status: response.statusCode, json: response.json() };
};
const createOrder = (visit: string) =>
  createDinnerOrder({
    resvDate: visit,
    resvUserName: canary.name,
    resvUserTel: canary.phone,
    resvUserEmail: `${canary.email}@example.test`,
    visitName: canary.name,
    visitTel: canary.phone,
    requestMatter: canary.note,
    resvQsAllergyYn: 'Y',
    allergyAgreYn: 'Y',
    resvQsAllergyList: [{ resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y', resvQsAllergyEtc: canary.allergy }],
  });

/**
 * Reserves, looks up, cancels, signs in with a wrong password, requests codes and sends a malformed order. Returns the
 * statuses of the responses.
 */
async function runJourneys(day: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  const postAndCollect = async (path: string, body: unknown) => {
    const response = await post(path, body);
    statuses.push(response.status);
    return response.json;
  };
  await postAndCollect('/guest/start', {});
  await postAndCollect('/ordersheet/add', createOrder(`${day} 18:00`));
  const prepayResponse = await postAndCollect('/ordersheet/prepay', createOrder(`${day} 18:00`));
  const shopOrderNo = prepayResponse.response?.shopOrderNo;
  const form =
    typeof shopOrderNo === 'string'
      ? await server.submitPaymentWindow(shopOrderNo)
      : { shopOrderNo: 'none', resCd: '0000' };
  const { resvCode = '20260311-AAAAAAAAAA' } = await postAndCollect('/easypay/return', form);
  await postAndCollect('/resv/view', { resvCode });
  await postAndCollect('/resv/lookup', { resvCode, phone: canary.phone });
  await postAndCollect('/resv/lookup', { resvCode, phone: canary.phone, code: canary.code });
  await postAndCollect('/resv/cancel', { resvCode });
  await postAndCollect('/authentications', { username: `${canary.email}@example.test`, password: canary.password });
  await postAndCollect('/find-id/askCode', { name_kor: canary.name, cellphone: canary.phone });
  await postAndCollect('/find-id/prove', { code: canary.code });
  await postAndCollect('/password/askReset', { user_id: `${canary.email}@example.test` });
  await postAndCollect('/ordersheet/prepay', {
    ...createOrder(`${day} 18:00`),
    resvUserTel: [canary.phone],
    cardNo: canary.card,
  });
  return statuses;
}

const findLoggedCanaries = (): string[] =>
  Object.values(canary).filter((value) => lines.some((line) => line.includes(value)));

describe('the log contains no personal data, credentials or card numbers', () => {
  it('after the main journeys', async () => {
    const statuses = await runJourneys('2026-03-13');
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(6);
    expect(lines.length).toBeGreaterThan(3);
    expect(findLoggedCanaries()).toEqual([]);
  });

  it('if the database refuses a row, or a table is missing', async () => {
    const { pool } = server.database;
    await pool.query(
      `ALTER TABLE reservation ADD CONSTRAINT refused CHECK (booker_name <> '${canary.name}') NOT VALID`,
    );
    await runJourneys('2026-03-16');
    await reconcile(createPaymentDeps({ ...server.deps }, logger, { kind: 'job', name: 'reconciler' }));
    await pool.query('ALTER TABLE reservation DROP CONSTRAINT refused');
    await pool.query('ALTER TABLE hold RENAME TO gone');
    await runJourneys('2026-03-17');
    await pool.query('ALTER TABLE gone RENAME TO hold');
    expect(lines.some((line) => line.includes('"level":50'))).toBe(true);
    expect(findLoggedCanaries()).toEqual([]);
  });

  it('after a request with truncated JSON, and one to an unknown endpoint', async () => {
    const headers = {
      origin: server.deps.config.publicUrl,
      'x-requested-with': 'test',
      'content-type': 'application/json',
    };
    const payload = `{"username":"${canary.email}@example.test","password":"${canary.password}"`;
    await app.inject({ method: 'POST', url: '/api/authentications', headers, payload });
    await app.inject({ method: 'GET', url: `/api/nothing?phone=${canary.phone}&email=${canary.email}` });
    expect(findLoggedCanaries()).toEqual([]);
  });
});
