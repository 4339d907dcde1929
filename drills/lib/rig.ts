import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Finding } from '../../apps/api/test/audit';
import { buildIfStale } from '../../tools/lib/build';
import { freePort } from '../../tools/lib/free-port';
import { startStandIns } from '../../tools/lib/product';
import { startPostgres } from '../../tools/rig/postgres';
import { auditAtRest } from './books';
import { startDatabaseProxy } from './database-proxy';
import { type Deployment, type Ground, prepared, settingsOf, startDeployment, urlOf } from './deployment';
import type { Drill, DrillRig } from './drill';
import { type Patch, patchedBuild } from './patched-build';
import { serverOf } from './server';
import { isKept, type Outcome, promises } from './table';

export interface Rig {
  readonly run: (drill: Drill) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** Lays the demo group out once: every house begins as a copy. */
async function prepare(ground: Ground): Promise<void> {
  const admin = new pg.Client({ connectionString: ground.postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${prepared}`);
  await admin.end();
  const settings = { ...settingsOf(ground), DATABASE_URL: urlOf(ground.postgres, prepared) };
  const server = serverOf({ port: await freePort(), dataDir: join(ground.folder, prepared), settings });
  await server.start();
  await server.stop();
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function ordersOf(deployments: readonly Deployment[]): Promise<ReadonlySet<string>> {
  const all = await Promise.all(
    deployments.map(({ pool }) => pool.query<{ no: string }>('SELECT shop_order_no AS no FROM payment')),
  );
  return new Set(all.flatMap(({ rows }) => rows.map(({ no }) => no)));
}

/** What the auditor says of the houses that a drill has opened. Controls are left out: they are there to be broken. */
async function auditAll(deployments: readonly Deployment[]): Promise<Pick<Outcome, 'broken' | 'faults'>> {
  const audited = deployments.filter(({ isControl }) => !isControl);
  if (audited.length === 0) return { broken: undefined, faults: [] };
  const findings: Finding[] = [];
  for (const deployment of audited) {
    const elsewhere = await ordersOf(deployments.filter((each) => each !== deployment));
    findings.push(...(await auditAtRest(deployment.pool, deployment.easypay, elsewhere)).findings);
  }
  const broken = Object.fromEntries(promises.map((each) => [each, findings.filter((found) => found.guarantee === each).length]));
  for (const { guarantee: which, subject, detail } of findings) console.log(`  ${which}: ${subject}: ${detail}`);
  const others = findings.filter((found) => !promises.some((each) => each === found.guarantee));
  return {
    broken: broken as Outcome['broken'],
    faults: others.map(({ guarantee: which, subject, detail }) => `${which}: ${subject}: ${detail}`),
  };
}

/** The last that the servers have logged as an error. */
function sayWhy(deployments: readonly Deployment[]): void {
  for (const { url, errors } of deployments.flatMap(({ servers }) => servers))
    for (const line of errors.slice(-5)) console.log(`  ${url} ${line.slice(0, 1_000)}`);
}

/** Starts a PostgreSQL and the stand-ins, and lays the demo group out; drills then run one after the other. */
export async function openRig(scale: DrillRig['scale']): Promise<Rig> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'dining-drills-'));
  // Which of two transactions was the first to commit is told by nothing else.
  const postgres = await startPostgres({ track_commit_timestamp: 'on' });
  const standIns = await startStandIns({ PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: folder }, '0');
  const ground: Ground = { postgres, standIns: standIns.standIns, folder };
  await prepare(ground);

  let builds = 0;
  const without = (patches: readonly Patch[]): string => {
    builds += 1;
    return patchedBuild(join(folder, `build-${builds}`), patches);
  };

  return {
    run: async ({ name, what, run }) => {
      const began = performance.now();
      const deployments: Deployment[] = [];
      const ends: (() => unknown)[] = [];
      const rig: DrillRig = {
        scale,
        postgres,
        without,
        atEnd: (work) => void ends.unshift(work),
        databaseProxy: async () => {
          const proxy = await startDatabaseProxy(Number(new URL(postgres.url).port));
          ends.unshift(proxy.close);
          return proxy;
        },
        deploy: async (options) => {
          const own = options?.on === undefined ? ground : { ...ground, postgres: options.on };
          if (own !== ground) await prepare(own);
          const deployment = await startDeployment(own, options);
          deployments.push(deployment);
          return deployment;
        },
      };
      const outcome = { name, what, figures: [], broken: undefined, faults: [] as string[] };
      const seconds = () => (performance.now() - began) / 1000;
      try {
        const figures = await run(rig);
        const audited = { ...outcome, figures, ...(await auditAll(deployments)), seconds: seconds() };
        if (!isKept(audited)) sayWhy(deployments);
        return audited;
      } catch (error) {
        sayWhy(deployments);
        return { ...outcome, faults: [messageOf(error)], seconds: seconds() };
      } finally {
        for (const deployment of deployments) await deployment.close();
        for (const work of ends) await work();
        await fetch(`${standIns.standIns.url}/_control/reset`, { method: 'POST' });
      }
    },
    close: async () => {
      await standIns.stop();
      postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
