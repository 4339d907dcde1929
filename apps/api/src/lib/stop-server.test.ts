import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import { getWeekday } from '@dining/domain/shared/seoul-calendar';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { createEasyPayApp } from '@dining/fakes/easypay/app';
import type { LedgerRow } from '@dining/fakes/easypay/ledger-row';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../test/consistency-check';
import { createDinnerOrder } from '../../test/payment-test-server';
import { findFreePort, startServerProcess } from '../../test/server-process';
import { connect } from '../db/connect';
import { stopServer } from './stop-server';

describe('a server that gets a stop signal while an approval hangs', () => {
  let folder: string;
  let provider: FastifyInstance;
  let providerUrl: string;
  let port: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dining-'));
    provider = createEasyPayApp({ clock: () => new Date() });
    providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
    port = await findFreePort();
  });
  afterAll(async () => {
    await provider.close();
    await rm(folder, { recursive: true });
  });

  const startServer = () =>
    startServerProcess(
      { folder, port, providerUrl },
      { RECONCILE_SECONDS: '1', RECONCILE_AFTER_SECONDS: '1', PUBLIC_URL: `http://localhost:${port}` },
    );
  let cookie = '';
  async function post<Json>(path: string, body: object): Promise<{ status: number; json: Json }> {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: {
        origin: `http://localhost:${port}`,
        'x-requested-with': 'x',
        'content-type': 'application/json',
        cookie,
      },
      body: JSON.stringify(body),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    return { status: response.status, json: (await response.json()) as Json };
  }
  const callControlPath = async (path: string, body?: object): Promise<Record<string, never>> =>
    (await (
      await fetch(`${providerUrl}/_control/${path}`, {
        ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
    ).json()) as Record<string, never>;

  /**
   * Prepares the payment of a dinner for two at Oreum Grill in about a week; the venue is closed on Wednesdays. The
   * first request has a wrong price, and its refusal contains the right one.
   */
  async function preparePayment(): Promise<string> {
    const dateInAWeek = addDays(getTodayInSeoul(new Date()), 7);
    const day = getWeekday(dateInAWeek) === 3 ? addDays(dateInAWeek, 1) : dateInAWeek;
    const order = createDinnerOrder({
      dinCode: 'D302',
      prodCode: 'P30201',
      resvDate: `${day} 18:00`,
      resvProdAddList: [{ menuIndex: 30_201, prodAddNum: 2 }],
      resvQsAnsList: [],
      resvSetleAmnt: 1,
    });
    await post('/guest/start', {});
    const { json: refusal } = await post<{ detail: { total: number } }>('/ordersheet/prepay', order);
    const resvSetleAmnt = refusal.detail.total;
    const { json } = await post<{ response: { shopOrderNo: string } }>('/ordersheet/prepay', {
      ...order,
      resvSetleAmnt,
    });
    return json.response.shopOrderNo;
  }

  /** Stops a server with the signal that process managers send. */
  async function terminateServer(server: ChildProcess): Promise<void> {
    const serverExit = once(server, 'exit');
    server.kill('SIGTERM');
    const [code] = await serverExit;
    expect(code).toBe(0);
  }

  it('ends before the approval does, and the next server finishes the payment', async () => {
    const server = await startServer();
    const shopOrderNo = await preparePayment();
    const { form } = await callControlPath('customer', { shopOrderNo, action: 'pay' });
    await callControlPath('faults', { operation: 'approve', shopOrderNo, kind: 'stall', ms: 600_000 });
    const paymentReturn = post('/easypay/return', form ?? {});
    const connectionLoss = expect(paymentReturn).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
    const getCharge = async () => ((await callControlPath('ledger')).rows as unknown as LedgerRow[])[0]?.charged ?? 0;
    await expect.poll(getCharge).toBeGreaterThan(0);

    await terminateServer(server);
    await connectionLoss;
    expect(await callControlPath('held')).toEqual({ held: 1 });

    const nextServer = await startServer();
    const getResult = async () => (await post<{ result: string }>('/payment/insert', { shopOrderNo })).json.result;
    await expect.poll(getResult, { interval: 500 }).toBe('success');
    await terminateServer(nextServer);

    const database = await connect({ folder });
    const { findings, payments } = await checkConsistency(
      database.pool,
      (await callControlPath('ledger')).rows as unknown as LedgerRow[],
    );
    await database.close();
    expect([findings, payments['approving']]).toEqual([[], undefined]);
  });
});

describe('the stop of a server', () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const waitForever = () => new Promise<void>(() => undefined);
  const resolveAtOnce = () => Promise.resolve();
  /** Creates the parts of a running server. `createStop` creates the function that stops the named part. */
  const createParts = (createStop: (name: string) => () => Promise<void>) => ({
    stopController: new AbortController(),
    renderer: { close: createStop('renderer') },
    app: { close: createStop('calls') },
    jobs: { stop: createStop('jobs') },
    control: { close: createStop('control') },
    database: { close: createStop('database') },
  });

  it.each(['renderer', 'calls', 'jobs', 'control'] as const)(
    'closes the database only after a slow part has ended: %s',
    async (slowPart) => {
      const steps = new EventEmitter();
      const [begin, release] = [once(steps, 'begun'), once(steps, 'released')];
      const endedParts: string[] = [];
      const createStop = (name: string) => async () => {
        if (name === slowPart) {
          steps.emit('begun');
          await release;
        }
        endedParts.push(name);
      };
      const stop = stopServer(createParts(createStop), log, { delayMs: 0 });
      await begin;
      // Parts that do not wait for `slowPart` have ended by the next turn of the event loop.
      await waitForNextTurn();
      expect(endedParts).not.toContain('database');
      steps.emit('released');
      await stop;
      expect(endedParts.at(-1)).toBe('database');
      expect([...endedParts].sort()).toEqual(['calls', 'control', 'database', 'jobs', 'renderer']);
    },
  );

  it('aborts the stop signal and waits for the delay before anything is closed', async () => {
    const stopController = new AbortController();
    const abortedAtClose: boolean[] = [];
    const recordAborted = () => Promise.resolve(abortedAtClose.push(stopController.signal.aborted));
    const parts = {
      renderer: { close: recordAborted },
      app: { close: recordAborted },
      jobs: { stop: recordAborted },
      control: { close: recordAborted },
    };
    const stop = stopServer({ stopController, ...parts, database: { close: recordAborted } }, log, { delayMs: 100 });
    expect([stopController.signal.aborted, abortedAtClose]).toEqual([true, []]);
    await stop;
    expect(abortedAtClose).toEqual([true, true, true, true, true]);
  });

  it.each(['renderer', 'calls', 'jobs', 'control', 'database'] as const)(
    'is not delayed beyond its limit by a part that hangs: %s',
    async (hangingPart) => {
      const createStop = (name: string) => (name === hangingPart ? waitForever : resolveAtOnce);
      await stopServer(createParts(createStop), log, { delayMs: 0, limitMs: 50 });
    },
  );
});
