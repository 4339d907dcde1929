import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests of a run passed and failed, and how many passed only when asked again: each of those is a fault to
 * find.
 */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly unsteady: number;
}

/** Result of a run without a report. */
const nothing: Tally = { passed: 0, failed: 1, unsteady: 0 };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Reads Vitest's JSON report; a run that left none counts as one failure. */
export function readVitestTally(file: string): Tally {
  const report = read<VitestReport>(file);
  if (report === undefined) return nothing;
  return { passed: report.numPassedTests, failed: report.numFailedTests, unsteady: 0 };
}

/** Reads Playwright's JSON report. */
export function readPlaywrightTally(file: string): Tally {
  const report = read<PlaywrightReport>(file);
  if (report === undefined) return nothing;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected, unsteady: flaky };
}

/**
 * What a run counts as that ended with this status. One that ended badly though none of its tests failed is one
 * failure: a suite could not start, or an error came when no test waited for it any more.
 */
export const applyExitStatus = (status: number, tally: Tally): Tally =>
  status === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  unsteady: a.unsteady + b.unsteady,
});

/** "12 passed, 0 failed", and the unsteady ones where there are any. */
export const formatTally = ({ passed, failed, unsteady }: Tally): string =>
  `${passed} passed, ${failed} failed${unsteady > 0 ? `, ${unsteady} unsteady` : ''}`;
