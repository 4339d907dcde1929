import { describe, expect, it } from 'vitest';
import {
  hasTestPassed,
  isTestPaymentTransition,
  listTestSteps,
  type TestFailure,
  type TestPaymentState,
  testPaymentStates,
  testPaymentTransitions,
  unfinishedTestStates,
} from './test-payment';

const at = { openedAt: '10:00', approvedAt: '10:01', voidedAt: '10:02' };
const never = { openedAt: null, approvedAt: null, voidedAt: null };

describe('the steps of a test payment', () => {
  it.each<[string, TestPaymentState, TestFailure | null, Partial<typeof at>, string]>([
    ['that begins', 'prepared', null, {}, 'running waiting waiting'],
    ['whose window the provider refused', 'failed', 'refused', {}, 'failed skipped skipped'],
    ['whose window is open', 'open', null, { openedAt: at.openedAt }, 'done running waiting'],
    ['that the payer cancelled', 'failed', 'ended', { openedAt: at.openedAt }, 'done failed skipped'],
    ['that was not completed', 'failed', 'expired', { openedAt: at.openedAt }, 'done failed skipped'],
    ['whose approval is unknown', 'approving', null, { openedAt: at.openedAt }, 'done running waiting'],
    ['whose card was declined', 'failed', 'declined', { openedAt: at.openedAt }, 'done failed skipped'],
    ['that is charged', 'approved', null, { openedAt: at.openedAt, approvedAt: at.approvedAt }, 'done done running'],
    ['that is voided', 'voided', null, at, 'done done done'],
    ['of another amount', 'voided', 'amount_differs', at, 'done failed done'],
    [
      'that cannot be voided',
      'manual',
      'not_voided',
      { openedAt: at.openedAt, approvedAt: at.approvedAt },
      'done done failed',
    ],
    ['whose outcome stays unknown', 'manual', 'unknown_outcome', { openedAt: at.openedAt }, 'done failed failed'],
  ])('are listed: for a test %s', (_, state, failure, times, expected) => {
    const nullTimes: { openedAt: string | null; approvedAt: string | null; voidedAt: string | null } = never;
    const steps = listTestSteps({ ...nullTimes, ...times, state, failure });
    expect(steps.map((each) => each.state).join(' ')).toBe(expected);
  });

  it.each<[TestPaymentState, TestFailure | null, boolean]>([
    ['voided', null, true],
    ['voided', 'amount_differs', false],
    ['approved', null, false],
    ['manual', 'not_voided', false],
  ])('a test in the state %s with the failure %s has passed: %s', (state, failure, expected) =>
    expect(hasTestPassed({ state, failure })).toBe(expected),
  );
});

describe('the state of a test payment', () => {
  it.each(testPaymentStates.filter((state) => state !== 'prepared'))('%s can be reached', (state) =>
    expect(testPaymentStates.some((from) => isTestPaymentTransition(from, state))).toBe(true),
  );

  it.each(testPaymentStates)(
    '%s is final unless there is something left to do or a late charge may appear',
    (state) => {
      const isFinal = testPaymentTransitions[state].length === 0;
      const isUnfinished = unfinishedTestStates.some((unfinished) => unfinished === state);
      expect(isFinal).toBe(!isUnfinished && state !== 'failed');
    },
  );

  it.each<[TestPaymentState, TestPaymentState]>([
    ['open', 'approved'],
    ['prepared', 'approving'],
    ['voided', 'approved'],
    ['failed', 'approving'],
    ['approved', 'failed'],
  ])('%s never becomes %s', (from, to) => expect(isTestPaymentTransition(from, to)).toBe(false));
});
