import { expect, it } from 'vitest';
import { applyExitStatus } from './results';

it.each([
  ['passed', 0, 0, 0],
  ['has failed tests', 1, 3, 3],
  ['ended with an error although no test failed', 1, 0, 1],
])('the failures of a run that %s are counted', (_case, status, failed, expected) => {
  const tally = { passed: 5, failed, flaky: 0 };
  expect(applyExitStatus(status, tally)).toEqual({ ...tally, failed: expected });
});
