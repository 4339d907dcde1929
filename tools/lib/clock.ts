import { findOrInstall } from './find-or-install';

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`);

/** Parses `2026-12-31` (10:00 in Seoul) or an instant such as `2026-12-31T23:50+09:00`. @throws Error */
export function parseTestDate(text: string): Date {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T10:00:00+09:00` : text);
  if (Number.isNaN(date.getTime())) throw new Error(`TEST_DATE: ${text} is not a date`);
  return date;
}

/**
 * Returns the environment in which a program and its children start their clock at `TEST_DATE`; empty without
 * `TEST_DATE`. Installs libfaketime if it is missing.
 * @throws Error for an invalid date, or with a separate database server
 */
export async function createClockEnv(env: NodeJS.ProcessEnv = process.env): Promise<Readonly<Record<string, string>>> {
  const { TEST_DATE: text } = env;
  if (text === undefined) return {};
  if (env['TEST_DATABASE_URL'] !== undefined)
    throw new Error('TEST_DATE works only with the embedded database: a PostgreSQL server keeps its own clock.');
  const offsetSeconds = Math.round((parseTestDate(text).getTime() - Date.now()) / 1_000);
  return {
    LD_PRELOAD: await findOrInstall('libfaketime', libraries, ['libfaketime']),
    // All processes get the same offset, whenever they start.
    FAKETIME: `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}`,
    // Timeouts use the monotonic clock, which stays real. With FORCE_MONOTONIC_FIX, threads of Chromium spin
    // instead of waiting.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
