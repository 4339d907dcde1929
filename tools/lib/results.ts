import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a run passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

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
  if (report === undefined) return { passed: 0, failed: 1 };
  // A suite that could not even start has no failed test of its own.
  return { passed: report.numPassedTests, failed: report.numFailedTests || Math.min(report.numFailedTestSuites, 1) };
}

/** Reads Playwright's JSON report; a journey that passes only the second time has failed. */
export function playwrightTally(file: string): Tally {
  const report = read<PlaywrightReport>(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });
