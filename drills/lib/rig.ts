import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Finding } from '../../apps/api/test/consistency-check';
import { buildIfStale } from '../../tools/lib/build';
import { findFreePort } from '../../tools/lib/free-port';
import { startStandIns } from '../../tools/lib/running-app';
import { startPostgres } from '../../tools/rig/postgres';
import { startDatabaseProxy } from './database-proxy';
import {
  createServerSettings,
  type Deployment,
  type DrillEnvironment,
  getDatabaseUrl,
  startDeployment,
  templateDatabase,
} from './deployment';
import type { Drill, DrillRig } from './drill';
import { checkConsistencyWhenSettled } from './ledger';
import { createPatchedBuild, type Patch } from './patched-build';
import { createDrillServer } from './server';
import { guarantees, hasPassed, type Outcome } from './table';

export interface Rig {
  readonly run: (drill: Drill) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

async function createTemplateDatabase(environment: DrillEnvironment): Promise<void> {
  const admin = new pg.Client({ connectionString: environment.postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${templateDatabase}`);
  await admin.end();
  const settings = {
    ...createServerSettings(environment),
    DATABASE_URL: getDatabaseUrl(environment.postgres, templateDatabase),
  };
  const server = createDrillServer({
    port: await findFreePort(),
    dataDir: join(environment.folder, templateDatabase),
    settings,
  });
  await server.start();
  await server.stop();
}

const formatError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function listOrderNumbers(deployments: readonly Deployment[]): Promise<ReadonlySet<string>> {
  const results = await Promise.all(
    deployments.map(({ pool }) => pool.query<{ no: string }>('SELECT shop_order_no AS no FROM payment')),
  );
  return new Set(results.flatMap(({ rows }) => rows.map(({ no }) => no)));
}

/** Checks the consistency of a drill's deployments, except controls, which are expected to fail. */
async function checkDeployments(
  deployments: readonly Deployment[],
): Promise<Pick<Outcome, 'findingCounts' | 'failures'>> {
  const checkedDeployments = deployments.filter(({ isControl }) => !isControl);
  if (checkedDeployments.length === 0) return { findingCounts: undefined, failures: [] };
  const findings: Finding[] = [];
  for (const deployment of checkedDeployments) {
    const otherOrders = await listOrderNumbers(deployments.filter((each) => each !== deployment));
    findings.push(...(await checkConsistencyWhenSettled(deployment.pool, deployment.easypayUrl, otherOrders)).findings);
  }
  const findingCounts = Object.fromEntries(
    guarantees.map((each) => [each, findings.filter((finding) => finding.guarantee === each).length]),
  );
  for (const { guarantee, subject, detail } of findings) console.log(`  ${guarantee}: ${subject}: ${detail}`);
  const otherFindings = findings.filter((finding) => !guarantees.some((each) => each === finding.guarantee));
  return {
    findingCounts: findingCounts as Outcome['findingCounts'],
    failures: otherFindings.map(({ guarantee, subject, detail }) => `${guarantee}: ${subject}: ${detail}`),
  };
}

function printErrors(deployments: readonly Deployment[]): void {
  for (const { url, errors } of deployments.flatMap(({ servers }) => servers))
    for (const line of errors.slice(-5)) console.log(`  ${url} ${line.slice(0, 1_000)}`);
}

export async function startRig(scale: DrillRig['scale']): Promise<Rig> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'dining-drills-'));
  // Only commit timestamps show which of two transactions committed first.
  const postgres = await startPostgres({ track_commit_timestamp: 'on' });
  const standIns = await startStandIns({ PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: folder }, '0');
  const environment: DrillEnvironment = { postgres, standIns: standIns.standIns, folder };
  await createTemplateDatabase(environment);

  let buildCount = 0;
  const buildWithPatches = (patches: readonly Patch[]): string => {
    buildCount += 1;
    return createPatchedBuild(join(folder, `build-${buildCount}`), patches);
  };

  return {
    run: async ({ name, description, run }) => {
      const startedAt = performance.now();
      const deployments: Deployment[] = [];
      const cleanups: (() => unknown)[] = [];
      const rig: DrillRig = {
        scale,
        postgres,
        buildWithPatches,
        addCleanup: (work) => void cleanups.unshift(work),
        startDatabaseProxy: async () => {
          const proxy = await startDatabaseProxy(Number(new URL(postgres.url).port));
          cleanups.unshift(proxy.close);
          return proxy;
        },
        deploy: async (options) => {
          const deploymentEnvironment =
            options?.databaseServer === undefined ? environment : { ...environment, postgres: options.databaseServer };
          if (deploymentEnvironment !== environment) await createTemplateDatabase(deploymentEnvironment);
          const deployment = await startDeployment(deploymentEnvironment, options);
          deployments.push(deployment);
          return deployment;
        },
      };
      const outcome = { name, description, figures: [], findingCounts: undefined, failures: [] as string[] };
      const getSeconds = () => (performance.now() - startedAt) / 1000;
      try {
        const figures = await run(rig);
        const checkedOutcome = { ...outcome, figures, ...(await checkDeployments(deployments)), seconds: getSeconds() };
        if (!hasPassed(checkedOutcome)) printErrors(deployments);
        return checkedOutcome;
      } catch (error) {
        printErrors(deployments);
        return { ...outcome, failures: [formatError(error)], seconds: getSeconds() };
      } finally {
        for (const deployment of deployments) await deployment.close();
        for (const work of cleanups) await work();
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
