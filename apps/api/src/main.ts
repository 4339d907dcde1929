import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { EasyPay } from './adapters/easypay/easypay';
import { Smtp } from './adapters/mail/smtp';
import { weatherFrom } from './adapters/weather/from-settings';
import { buildApp } from './app';
import { readConfig, SettingError } from './config';
import { openControl } from './control';
import { connect } from './db/connect';
import { layOutDemoGroupOnce } from './db/demo-once';
import { FolderInUseError } from './db/folder-lock';
import { loggerOptions } from './http/redaction';
import { startJobs } from './jobs/start';
import { appSecret } from './stores/settings';

/** Starts the server: settings, database, demo group, calls and pages, jobs. Ends in the reverse order on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino(loggerOptions(config.logLevel));
  const database = await connect({ url: config.databaseUrl, poolSize: config.databasePoolSize, folder: config.dataDir });
  if (database.engine === 'embedded') {
    logger.warn(
      'the embedded database survives a crash of this process, but a power cut may lose the last seconds: for real guests set DATABASE_URL',
    );
  }
  if (config.demoGroup) await layOutDemoGroupOnce(database, new Date());
  const secret = await appSecret(database.pool, config.appSecret);
  const payments = new EasyPay({ ...config.easypay, clock: () => new Date(), logger });
  const weather = weatherFrom(config.weather, logger);
  const mail = config.mail === undefined ? undefined : new Smtp({ ...config.mail, logger });
  if (mail === undefined) logger.warn('no mail server (SMTP_URL): guests get no mail of their reservations');
  const deps = { config, database, secret, payments, weather, mail, now: () => new Date() };

  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const app = await buildApp(deps, { logger, dist });
  const jobs = await startJobs(deps, logger, dist);
  const control = await openControl(deps, logger);
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`ready ${config.publicUrl}\n`);

  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping: open requests are finished first');
    await app.close();
    await control.close();
    await jobs.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
}

main().catch((error: unknown) => {
  // What the person at the keyboard can mend is one line; anything else keeps its stack.
  const expected = error instanceof SettingError || error instanceof FolderInUseError || isPortTaken(error);
  process.stderr.write(`${expected && error instanceof Error ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
