import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type pg from 'pg';
import { StaffMember } from '../e2e/support/staff-member';
import { findBrowser } from '../tools/lib/browser';
import { chromiumFlags } from '../tools/lib/chromium-flags';
import { isBackgroundStatement } from './lib/background-statements';
import { type BenchEnvironment, runInBenchEnvironment } from './lib/bench-environment';
import { listColumns } from './lib/columns';
import { measureCpu } from './lib/cpu';
import { calculateMedian } from './lib/median';
import { settingsWithoutMessages } from './lib/settings-without-messages';

// Measures the service of a venue and day with 300 parties: the time until its list is usable in the built console,
// with a 4 times slower CPU and an empty cache, and the load of ten consoles that refresh it. BENCH_SECONDS is the
// duration of the second measurement.

const seconds = Number(process.env['BENCH_SECONDS'] ?? 30);
const rounds = 5;
const limitMs = 1_500;
const minParties = 300;
const consoleCount = 10;
/** As in the console (`entities/service/service.ts`). */
const refreshMs = 5_000;
const dinCode = 'D103';
const today = getTodayInSeoul(new Date());
const path = `/console/service?venue=${dinCode}`;

const tables = ['reservation', 'reservation_line'] as const;

/** Copies today's demo reservations of the venue until it has at least `minParties`. Returns their number. */
async function copyParties(client: pg.Client): Promise<number> {
  const countSql = `SELECT count(*)::int AS count FROM reservation
    WHERE din_code = $1 AND visit_day = $2 AND status <> 'cancel'`;
  const count = async () => (await client.query<{ count: number }>(countSql, [dinCode, today])).rows[0]?.count ?? 0;
  const copies = Math.ceil(minParties / (await count())) - 1;
  const newKeys: Readonly<Record<string, string>> = {
    shop_order_no: "t.shop_order_no || '-' || n",
    resv_code: 'left(t.resv_code, 9) || upper(right(md5(t.resv_code || n), 10))',
    visitor_name: "t.visitor_name || ' ' || n",
  };
  const condition = `resv_code IN (SELECT resv_code FROM reservation WHERE din_code = $1 AND visit_day = $2)`;
  for (const table of tables) {
    await client.query(`CREATE TEMP TABLE evening_${table} AS SELECT * FROM ${table} WITH NO DATA`);
    await client.query(`INSERT INTO evening_${table} SELECT * FROM ${table} WHERE ${condition}`, [dinCode, today]);
  }
  for (const table of tables) {
    const columnNames = await listColumns(client, table);
    await client.query(
      `INSERT INTO ${table} (${columnNames.map((name) => `"${name}"`).join(', ')})
       SELECT ${columnNames.map((name) => newKeys[name] ?? `t."${name}"`).join(', ')}
       FROM evening_${table} t, generate_series(1, $1::int) AS n`,
      [copies],
    );
  }
  await client.query('ANALYZE');
  return count();
}

interface ListTiming {
  /** From the start of the page until all parties are painted. */
  readonly listMs: number;
  /** From the press of a party until its card is painted. */
  readonly pressMs: number;
}

/** Runs in the page: stores in the document when the list has all parties and the next frame is painted. */
function watchList(count: number): void {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('button[data-row]').length < count) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        document.documentElement.dataset['listMs'] = String(Math.round(performance.now()));
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: presses a party, and returns the milliseconds until its card is painted. */
function pressParty(): Promise<number> {
  const startMs = performance.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('aside h2') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now() - startMs))));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.querySelectorAll<HTMLElement>('button[data-row]')[40]?.click();
  });
}

async function measureList(
  browser: Browser,
  signedInContext: BrowserContext,
  url: string,
  count: number,
): Promise<ListTiming> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    storageState: await signedInContext.storageState(),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watchList, count);
  await page.goto(`${url}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset['listMs'] !== undefined);
  const listMs = Number(await page.evaluate(() => document.documentElement.dataset['listMs']));
  const pressMs = await page.evaluate(pressParty);
  await context.close();
  return { listMs, pressMs };
}

async function measureConsoles({ app, client, pids }: BenchEnvironment, cookie: string): Promise<void> {
  const url = `${app.url.replace('localhost', '127.0.0.1')}/api/staff/service/${dinCode}/${today}`;
  const refresh = async () => {
    const response = await fetch(url, {
      headers: { cookie, 'accept-encoding': 'br', 'x-background': '1', 'x-requested-with': 'bench' },
    });
    const { length } = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return length;
  };
  const keepRefreshing = async (index: number) => {
    await new Promise((resolve) => setTimeout(resolve, (index * refreshMs) / consoleCount));
    const endMs = performance.now() + seconds * 1000;
    let count = 0;
    while (performance.now() < endMs) {
      const nextMs = performance.now() + refreshMs;
      await refresh();
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextMs - performance.now())));
    }
    return count;
  };
  const stayIdle = () => new Promise((resolve) => setTimeout(resolve, 10_000));
  const characters = await refresh();
  const idleUsage = await measureCpu(pids, stayIdle);
  await client.query('SELECT pg_stat_statements_reset()');
  const refreshFromAll = () => Promise.all(Array.from({ length: consoleCount }, (_, index) => keepRefreshing(index)));
  const busyUsage = await measureCpu(pids, refreshFromAll);
  const { rows } = await client.query<{ query: string; calls: number }>(
    `SELECT query, calls::int FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'`,
  );
  const calls = rows
    .filter(({ query }) => !isBackgroundStatement(query))
    .reduce((sum, statement) => sum + statement.calls, 0);
  const requests = busyUsage.result.reduce((sum, count) => sum + count, 0);
  const formatCpuMs = (name: 'server' | 'PostgreSQL') =>
    Math.max(
      0,
      (busyUsage.cpuSeconds[name] / busyUsage.seconds - idleUsage.cpuSeconds[name] / idleUsage.seconds) * 1000,
    ).toFixed(0);
  console.log(
    `${consoleCount} consoles, every ${refreshMs / 1000} s: ${(requests / busyUsage.seconds).toFixed(1)} requests/s of ${Math.round(characters / 1000)} kB; ` +
      `CPU ms per second beyond idle: server ${formatCpuMs('server')}, PostgreSQL ${formatCpuMs('PostgreSQL')}; ` +
      `${(calls / busyUsage.seconds).toFixed(1)} statements/s, ${(calls / requests).toFixed(1)} per request`,
  );
}

async function measure(environment: BenchEnvironment): Promise<void> {
  const { app, client, open } = environment;
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const count = await copyParties(client);
  const executablePath = await findBrowser();
  const withoutSignalHandlers = { handleSIGINT: false, handleSIGTERM: false };
  const browser = await open(
    () => chromium.launch({ executablePath, args: chromiumFlags, ...withoutSignalHandlers }),
    (startedBrowser) => startedBrowser.close(),
  );
  // Staff sign in with codes of the stand-in.
  process.env['EASYPAY_URL'] = app.easypayUrl;
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
  const manager = new StaffMember(await context.newPage(), 'ko');
  await manager.open(path);
  await manager.signIn('fnb@dalbit.example');
  await manager.page.locator('button[data-row]').first().waitFor();
  await manager.page.close();

  const timings: ListTiming[] = [];
  for (let round = 0; round < rounds; round += 1) timings.push(await measureList(browser, context, app.url, count));
  const medianListMs = calculateMedian(timings.map(({ listMs }) => listMs));
  const medianPressMs = calculateMedian(timings.map(({ pressMs }) => pressMs));
  console.log(
    `${count} parties, 4 times slower CPU, median of ${rounds}: list usable after ${medianListMs} ms ` +
      `(limit ${limitMs}; ${timings.map(({ listMs }) => listMs).join(', ')}), a card ${medianPressMs} ms after a press`,
  );
  if (medianListMs > limitMs) process.exitCode = 1;
  const cookies = await context.cookies();
  await measureConsoles(environment, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

await runInBenchEnvironment({ port: '3307', settings: settingsWithoutMessages }, measure);
