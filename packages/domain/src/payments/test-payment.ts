/** The amount of a test payment, in won. */
export const testAmountWon = 100;

/** Stands for the hotel in the order numbers of test payments, so no hotel may have it as its code. */
export const testHotelCode = 'TEST';

/** Minutes after which a test payment that was not completed has failed. */
export const testPaymentMinutes = 30;

/**
 * Transitions of a test payment. Every update requires the state from which it changes.
 * - prepared: the test is committed; the provider has not opened a payment yet.
 * - open: the payment window is open.
 * - approving: the approval key is committed; the approval request was, or is being, sent.
 * - approved: the provider has charged the amount; the key of the void is committed in the same statement.
 * - voided: the charge was refunded in full.
 * - failed: nothing is charged. A charge that the provider reports later is voided.
 * - manual: the charge could not be voided, or its outcome stays unknown; there is an alarm.
 */
export const testPaymentTransitions = {
  prepared: ['open', 'failed'],
  open: ['approving', 'failed'],
  approving: ['approved', 'failed', 'manual'],
  approved: ['voided', 'manual'],
  failed: ['approved'],
  voided: [],
  manual: [],
} as const;

export type TestPaymentState = keyof typeof testPaymentTransitions;

export const testPaymentStates = Object.keys(testPaymentTransitions) as readonly TestPaymentState[];

const transitions: Record<TestPaymentState, readonly TestPaymentState[]> = testPaymentTransitions;

export const isTestPaymentTransition = (from: TestPaymentState, to: TestPaymentState): boolean =>
  transitions[from].includes(to);

/**
 * States of a test in which the payer or the server still has something to do. There is at most one such test that can
 * still pass; others, which already have a failure, only wait for the void of their charge.
 */
export const unfinishedTestStates = [
  'prepared',
  'open',
  'approving',
  'approved',
] as const satisfies readonly TestPaymentState[];

/** States in which nothing is charged yet, so that a newer test replaces the payment. */
export const replaceableTestStates = ['prepared', 'open'] as const satisfies readonly TestPaymentState[];

/**
 * Why a test did not pass.
 * - `refused`, `unreachable`: the provider did not open a payment, or did not answer.
 * - `ended`: the provider's window returned without a payment, because of the payer or the card.
 * - `expired`, `replaced`, `stopped`: it was not paid in time, a newer test began, or staff ended the test.
 * - `declined`, `not_charged`: the provider declined the approval, or has no charge.
 * - `bad_signature` and the mismatches: the provider's answer does not match our request; the charge is voided.
 * - `not_voided`, `unknown_outcome`: see the state `manual`.
 */
export const testFailures = [
  'refused',
  'unreachable',
  'ended',
  'expired',
  'replaced',
  'stopped',
  'declined',
  'not_charged',
  'bad_signature',
  'order_differs',
  'merchant_differs',
  'amount_differs',
  'not_voided',
  'unknown_outcome',
] as const;
export type TestFailure = (typeof testFailures)[number];

export const testSteps = ['window', 'approval', 'void'] as const;
export type TestStep = (typeof testSteps)[number];

/** `skipped`: not needed, because an earlier step failed. */
export type TestStepState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export interface TestProgress {
  readonly state: TestPaymentState;
  readonly failure: TestFailure | null;
  readonly openedAt: string | null;
  readonly approvedAt: string | null;
  readonly voidedAt: string | null;
}

export interface TestStepResult {
  readonly step: TestStep;
  readonly state: TestStepState;
  /** The instant at which the step was done. */
  readonly at: string | null;
}

/** Failures of the provider's answer to an approval. A charge that came with one is voided. */
const approvalFailures: readonly TestFailure[] = [
  'declined',
  'not_charged',
  'bad_signature',
  'order_differs',
  'merchant_differs',
  'amount_differs',
];

function getApprovalState({ state, failure, approvedAt }: TestProgress): TestStepState {
  if (failure !== null && approvalFailures.includes(failure)) return 'failed';
  if (approvedAt !== null) return 'done';
  if (state === 'open' || state === 'approving') return 'running';
  return state === 'prepared' ? 'waiting' : 'failed';
}

function getVoidState({ state, approvedAt, voidedAt }: TestProgress): TestStepState {
  if (voidedAt !== null) return 'done';
  if (state === 'approved') return 'running';
  if (state === 'manual') return 'failed';
  return state === 'failed' && approvedAt === null ? 'skipped' : 'waiting';
}

/** Returns the result of each step of a test, in order. */
export function listTestSteps(progress: TestProgress): readonly TestStepResult[] {
  const { state, openedAt, approvedAt, voidedAt } = progress;
  const hasWindowFailed = openedAt === null && state === 'failed';
  const windowState: TestStepState = openedAt !== null ? 'done' : hasWindowFailed ? 'failed' : 'running';
  return [
    { step: 'window', state: windowState, at: openedAt },
    { step: 'approval', state: hasWindowFailed ? 'skipped' : getApprovalState(progress), at: approvedAt },
    { step: 'void', state: getVoidState(progress), at: voidedAt },
  ];
}

/** Returns true if every step succeeded: opened, approved as ordered, and voided. */
export const hasTestPassed = ({ state, failure }: Pick<TestProgress, 'state' | 'failure'>): boolean =>
  state === 'voided' && failure === null;
