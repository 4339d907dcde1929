import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { EasyPay } from './adapters/easypay/easypay';
import { GroupWebsiteAdapter } from './adapters/group-website/group-website';
import { Juso } from './adapters/juso/juso';
import { Smtp } from './adapters/mail/smtp';
import { createRenderer } from './adapters/page-renderer/worker-renderer';
import { createSocialProviders } from './adapters/social-sign-in/create-social-providers';
import { Solapi } from './adapters/solapi/solapi';
import { createWeatherService } from './adapters/weather/create-weather-service';
import { buildApp } from './app';
import { parseConfig } from './config/config';
import { SettingError } from './config/setting';
import { connect } from './db/connect';
import { UnusableDatabaseError } from './db/database-handle';
import { FolderInUseError } from './db/folder-lock';
import { hasStatementTimeout } from './db/server';
import { isDatabaseUnavailable } from './db/unavailable';
import { isUnencrypted } from './db/unencrypted';
import { createDemoOptions, insertDemoGroupIfEmpty } from './demo/install-demo-group';
import { startControlServer } from './features/control';
import { createLoggerOptions } from './http/redaction';
import { startJobs } from './jobs/start';
import { loadKeyring } from './lib/keyring';
import { stopServer } from './lib/stop-server';
import { createMetricsServer } from './metrics/metrics-server';
import { hasHotel } from './stores/hotels/hotels';
import { createDatabaseUploadFileStore } from './stores/uploads/upload-files';

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const logger: FastifyBaseLogger = pino(createLoggerOptions(config.logLevel));
  const database = await connect({ ...config.databaseServer, folder: config.dataDir });
  if (database.engine === 'embedded') {
    logger.warn(
      { event: 'database.embedded' },
      'the embedded database survives a crash of this process, but a power cut may lose the last seconds: for real guests set DATABASE_URL',
    );
  }
  if (config.databaseServer?.directUrl !== undefined && !(await hasStatementTimeout(database.pool)))
    logger.warn(
      { event: 'database.timeout_missing' },
      'the pooler sets no statement_timeout: docs/operations/pooler.md has its settings',
    );
  if (config.databaseServer !== undefined && isUnencrypted(config.databaseServer.url))
    logger.warn(
      { event: 'database.unencrypted' },
      'the connection to the database is not encrypted: docs/operations/database.md',
    );
  // Loaded before the demo group is inserted, because existing counters show that guests were counted with the
  // application secret.
  const keyring = await loadKeyring(database.pool, config);
  const now = () => new Date();
  const payments = new EasyPay({ ...config.easypay, clock: now, logger });
  if (config.demoGroup) await insertDemoGroupIfEmpty(database, createDemoOptions({ keyring, payments, now }));
  if (!(await hasHotel(database.pool)))
    logger.warn(
      { event: 'setup.incomplete' },
      'no hotel is entered: guests see a notice that the site is not open yet (docs/operations/go-live.md)',
    );
  const weather = createWeatherService(config.weather, logger);
  const mail = config.mail === undefined ? undefined : new Smtp({ ...config.mail, logger });
  if (mail === undefined)
    logger.warn(
      { event: 'mail.disabled' },
      'no mail server is set (SMTP_URL): guests get no mails about their reservations',
    );
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const consoleDist = fileURLToPath(new URL('../../console/dist', import.meta.url));
  const renderer = createRenderer(dist, { hangLimitMs: config.renderHangMs, logger });
  renderer?.start();
  const deps = {
    config,
    database,
    keyring,
    payments,
    weather,
    mail,
    socialSignIn: createSocialProviders(config.socialSignIn, logger, now),
    groupWebsite: config.groupWebsite && new GroupWebsiteAdapter({ ...config.groupWebsite, logger }),
    addresses: config.addresses && new Juso({ ...config.addresses, logger }),
    sms: config.sms && new Solapi({ ...config.sms, clock: now, logger }),
    uploadFileStore: createDatabaseUploadFileStore(database.pool),
    renderer,
    now,
  };

  const stopController = new AbortController();
  const metrics = config.metrics && createMetricsServer(deps, logger, stopController.signal);
  const app = await buildApp(deps, {
    logger,
    dist,
    consoleDist,
    metrics: metrics?.registry,
    stopSignal: stopController.signal,
  });
  const jobs = await startJobs(deps, logger, dist);
  const control = await startControlServer(deps, logger);
  if (config.metrics !== undefined) await metrics?.listen(config.metrics);
  await app.listen({ host: config.host, port: config.port });

  const stopAndExit = async (signal: string) => {
    logger.info(
      { event: 'server.stopping', signal, delayMs: config.stopDelayMs },
      'stopping: open requests are finished first',
    );
    const runningServer = { stopController, renderer, app, jobs, control, metrics, database };
    await stopServer(runningServer, logger, { delayMs: config.stopDelayMs });
    process.exit(0);
  };
  // A terminal signals every process, and the start command forwards the signal as well: later signals must not
  // interrupt the stop.
  let shutdown: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      shutdown ??= stopAndExit(signal);
    });
  // Written last, because a process that waits for this line may then send a signal.
  process.stdout.write(`ready ${config.publicUrl}\n`);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingError ||
    error instanceof UnusableDatabaseError ||
    error instanceof FolderInUseError ||
    isDatabaseUnavailable(error) ||
    isPortTaken(error);
  process.stderr.write(`${isExpected && error instanceof Error ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
