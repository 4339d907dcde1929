import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disabledServices } from '../../test/disabled-services';
import { type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { startStaffCommandClient } from '../../test/staff-command-client';
import { parseConfig } from '../config/config';
import { createDatabaseUploadFileStore } from '../stores/uploads/upload-files';
import { startControlServer } from './control';

let server: PaymentTestServer;
let folder: string;
beforeAll(async () => {
  server = await startPaymentTestServer();
  folder = await mkdtemp(join(tmpdir(), 'control-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const logger = pino({ level: 'silent' });
/**
 * Starts a control server with these settings, checks that other users cannot open its socket, and sends it a command.
 * Returns the status of the response.
 */
async function sendCommand(settings: Record<string, string>, path: string): Promise<number> {
  const config = parseConfig({
    EASYPAY_MALL_ID: 'T0000001',
    EASYPAY_SECRET: 'not used here',
    DATA_DIR: folder,
    ...settings,
  });
  const { database, paymentDeps } = server;
  const deps = {
    config,
    database,
    keyring: server.deps.keyring,
    payments: paymentDeps.payments,
    ...disabledServices,
    uploadFileStore: createDatabaseUploadFileStore(database.pool),
    now: paymentDeps.now,
  };
  const control = await startControlServer(deps, logger);
  expect((await stat(join(folder, 'control.sock'))).mode & 0o077).toBe(0);
  const status = await new Promise<number>((resolve, reject) => {
    request({ socketPath: join(folder, 'control.sock'), path, method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
  await control.close();
  return status;
}
const listHotels = async (): Promise<unknown> =>
  (await server.database.pool.query('SELECT htl_code FROM hotel ORDER BY htl_code')).rows.map((row) => row.htl_code);

describe('a reset of the demo data', () => {
  it.each([
    ['on a server that takes real payments', {}],
    ['on a server without the demo group', { DEMO_GROUP: 'false', STAND_INS: 'true' }],
  ])('is refused %s', async (_case, settings) => {
    expect(await sendCommand(settings, '/demo/reset')).toBe(409);
    expect(await listHotels()).toEqual(['H01', 'H02']);
  });

  it('prints the reason of its refusal on the command line', async () => {
    const staffClient = await startStaffCommandClient(server.deps);
    const tool = fileURLToPath(new URL('../../../../tools/demo-reset.ts', import.meta.url));
    const env = { ...process.env, DATA_DIR: staffClient.folder };
    const child = spawn(process.execPath, ['--import', 'tsx', tool], { env });
    const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    await staffClient.close();
    expect([output, status]).toEqual([
      'The server did not reset the demo data: only a demo that runs on stand-ins of the external services can be reset.\n',
      1,
    ]);
  });

  it('recreates the demo group on a demo server', async () => {
    expect(await sendCommand({ STAND_INS: 'true' }, '/demo/reset')).toBe(200);
    expect(await listHotels()).toEqual(['H01', 'H02', 'H03']);
  });

  it('is not started by an unknown command', async () => expect(await sendCommand({}, '/demo/drop')).toBe(404));
});

describe('a request over the socket', () => {
  it.each([
    ['with a body that is not JSON', '/staff/app/verify-audit', 'hello', 422, 'invalid_request'],
    ['with an empty body', '/staff/app/verify-audit', '', 422, 'invalid_request'],
    ['without an operator', '/staff/app/verify-audit', '{}', 422, 'invalid_request'],
    ['with an unknown field', '/staff/app/verify-audit', '{"operator":"Mina","forged":1}', 422, 'invalid_request'],
    [
      'with a body that is too long',
      '/staff/app/verify-audit',
      JSON.stringify({ operator: 'x'.repeat(100_000) }),
      422,
      'invalid_request',
    ],
    ['for an unknown command', '/staff/app/burn', '{"operator":"Mina"}', 404, undefined],
  ])('is rejected %s', async (_case, path, body, status, expectedRefusal) => {
    const staffClient = await startStaffCommandClient(server.deps);
    const response = await staffClient.post(path, body);
    await staffClient.close();
    expect([response.status, response.json['code']]).toEqual([status, expectedRefusal]);
  });
});

describe('commands to two processes with one data folder', () => {
  const config = parseConfig({ EASYPAY_MALL_ID: 'T0000001', EASYPAY_SECRET: 'not used here', NODE_ENV: 'test' });
  const startControl = (dataDir: string) =>
    startControlServer({ ...server.deps, config: { ...config, dataDir } }, logger);
  const getStatus = (dataDir: string) =>
    new Promise<number | string>((resolve) => {
      const call = request({ socketPath: join(dataDir, 'control.sock'), path: '/none', method: 'POST' }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      call.once('error', (error: Error & { code?: string }) => resolve(error.code ?? '')).end();
    });

  it('are answered by the second process after the first has ended, and by none after both have ended', async () => {
    const dataDir = await mkdtemp(join(folder, 'two-'));
    const first = await startControl(dataDir);
    const second = await startControl(dataDir);
    await first.close();
    expect(await getStatus(dataDir)).toBe(404);
    await second.close();
    expect(await getStatus(dataDir)).toBe('ENOENT');
  });
});
