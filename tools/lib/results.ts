import { existsSync, readFileSync } from 'node:fs';

/** Number of tests by result. Flaky tests failed first and passed when repeated; `passed` does not include them. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: number;
}

const missingReport: Tally = { passed: 0, failed: 1, flaky: 0 };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const parseReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Reads Vitest's JSON report; a missing report counts as one failure. */
export function readVitestTally(file: string): Tally {
  const report = parseReport<VitestReport>(file);
  if (report === undefined) return missingReport;
  return { passed: report.numPassedTests, failed: report.numFailedTests, flaky: 0 };
}

export function readPlaywrightTally(file: string): Tally {
  const report = parseReport<PlaywrightReport>(file);
  if (report === undefined) return missingReport;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected, flaky };
}

/**
 * Counts a failure if the run failed although no test did: a suite could not start, or an error occurred outside tests.
 */
export const applyExitStatus = (status: number, tally: Tally): Tally =>
  status === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  flaky: a.flaky + b.flaky,
});

export const formatTally = ({ passed, failed, flaky }: Tally): string =>
  `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} flaky` : ''}`;
