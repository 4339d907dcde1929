import { findOrInstall } from './find-or-install';

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`);

/**
 * Parses `2026-12-31`, which means 10:00 on that day in Seoul, or a moment such as `2026-12-31T23:50+09:00`. Throws
 * where it is neither.
 */
export function parseTestDate(text: string): Date {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T10:00:00+09:00` : text);
  if (Number.isNaN(date.getTime())) throw new Error(`TEST_DATE: ${text} is no date`);
  return date;
}

/**
 * Returns the environment in which a program, and all that it starts, has its clock begin at `TEST_DATE` and go on from
 * there; an empty one where `TEST_DATE` is not set. Installs libfaketime where it is missing.
 */
export async function createClockEnv(env: NodeJS.ProcessEnv = process.env): Promise<Readonly<Record<string, string>>> {
  const { TEST_DATE: text } = env;
  if (text === undefined) return {};
  if (env['TEST_DATABASE_URL'] !== undefined)
    throw new Error('TEST_DATE works with the embedded database: a PostgreSQL server keeps its own clock.');
  const offsetSeconds = Math.round((parseTestDate(text).getTime() - Date.now()) / 1_000);
  return {
    LD_PRELOAD: await findOrInstall('Clock', libraries, ['libfaketime']),
    // The same offset for every process, whenever it starts.
    FAKETIME: `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}`,
    // Timeouts run on the monotonic clock, which stays as it is; with its fix on, threads of Chromium spin instead of
    // waiting.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
