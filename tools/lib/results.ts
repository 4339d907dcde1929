import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a run passed and failed, and how many passed only when asked again: each of those is a fault to find. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly unsteady: number;
}

/** What a run that left no report counts as. */
const nothing: Tally = { passed: 0, failed: 1, unsteady: 0 };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Reads Vitest's JSON report; a run that left none counts as one failure. */
export function vitestTally(file: string): Tally {
  const report = read<VitestReport>(file);
  if (report === undefined) return nothing;
  // A suite that could not even start has no failed test of its own.
  const failed = report.numFailedTests || Math.min(report.numFailedTestSuites, 1);
  return { passed: report.numPassedTests, failed, unsteady: 0 };
}

/** Reads Playwright's JSON report. */
export function playwrightTally(file: string): Tally {
  const report = read<PlaywrightReport>(file);
  if (report === undefined) return nothing;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected, unsteady: flaky };
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  unsteady: a.unsteady + b.unsteady,
});

/** "12 passed, 0 failed", and the unsteady ones where there are any. */
export const told = ({ passed, failed, unsteady }: Tally): string =>
  `${passed} passed, ${failed} failed${unsteady > 0 ? `, ${unsteady} unsteady` : ''}`;
