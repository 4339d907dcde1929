import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayingHouse, type PayingHouse } from '../test/paying-house';
import { switchedOff } from '../test/switched-off';
import { readConfig } from './config';
import { openControl } from './control';
import { databaseUploadFiles } from './stores/uploads/upload-files';

let house: PayingHouse;
let folder: string;
beforeAll(async () => {
  house = await openPayingHouse();
  folder = await mkdtemp(join(tmpdir(), 'control-'));
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

const logger = pino({ level: 'silent' });
/** Asks a server with these settings for a command; answers the status. */
async function ask(settings: Record<string, string>, path: string): Promise<number> {
  const config = readConfig({ EASYPAY_MALL_ID: 'T0000001', EASYPAY_SECRET: 'not used here', DATA_DIR: folder, ...settings });
  const { database, paymentDeps } = house;
  const deps = {
    config,
    database,
    keyring: house.deps.keyring,
    payments: paymentDeps.payments,
    ...switchedOff,
    uploadFiles: databaseUploadFiles(database.pool),
    now: paymentDeps.now,
  };
  const control = await openControl(deps, logger);
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
const hotels = async (): Promise<unknown> =>
  (await house.database.pool.query('SELECT htl_code FROM hotel ORDER BY htl_code')).rows.map((row) => row.htl_code);

describe('laying the demo out anew empties every table', () => {
  it.each([
    ['where real payments are taken', {}],
    ['where there is no demo group', { DEMO_GROUP: 'false', STAND_INS: 'true' }],
  ])('so it is refused %s', async (_case, settings) => {
    expect(await ask(settings, '/demo/reset')).toBe(409);
    expect(await hotels()).toEqual(['H01', 'H02']);
  });

  it('and done in a demo', async () => {
    expect(await ask({ STAND_INS: 'true' }, '/demo/reset')).toBe(200);
    expect(await hotels()).toEqual(['H01', 'H02', 'H03']);
  });

  it('unknown commands are told so', async () => expect(await ask({}, '/demo/drop')).toBe(404));
});
