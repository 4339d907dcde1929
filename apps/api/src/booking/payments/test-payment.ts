import { randomUUID } from 'node:crypto';
import { type Failure, fail } from '@dining/contract/failure';
import { verifyApproval } from '@dining/domain/payments/approval';
import { testAmountWon, testHotelCode } from '@dining/domain/payments/test-payment';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Deps } from '../../config/deps';
import { inTransaction } from '../../db/transaction';
import { retryWhileUnavailable } from '../../db/unavailable';
import { raiseAlarm } from '../../notifications/alarms';
import type { Approval, ApproveResult, UnknownOutcome, WindowReturn } from '../../ports/payments';
import {
  claimNextTestPayment,
  findTestPayment,
  insertTestPayment,
  type NewTestPayment,
  type TestPayment,
  updateTestFailure,
  updateTestPaymentState,
  updateTestsToExpired,
  updateTestToReplaced,
  updateTestVoidKey,
} from '../../stores/payments/test-payments';
import { createShopOrderNo, parseHotelOfOrderNo } from '../checkout/keys';
import { getMaxCallSeconds } from './approval';
import type { PaymentDeps } from './payment-deps';
import { findManualReviewReason, getProvider } from './provider-of-payment';

/** Returns true if an order number may be that of a test payment. */
export const isTestNo = (shopOrderNo: string): boolean =>
  parseHotelOfOrderNo(toCode<ShopOrderNo>(shopOrderNo)) === testHotelCode;

/**
 * Commits a test payment, in the transaction of its audit entry; call `registerTestPayment` after the commit. Replaces
 * a test that is not charged yet, and is refused while another one is being charged or voided.
 */
export async function prepareTestPayment(
  client: PoolClient,
  { payments, now }: Pick<Deps, 'payments' | 'now'>,
  { staffId, language }: Pick<NewTestPayment, 'staffId' | 'language'>,
): Promise<{ readonly testNo: ShopOrderNo } | Failure> {
  const testNo = createShopOrderNo(testHotelCode, getTodayInSeoul(now()));
  await updateTestToReplaced(client);
  const isInserted = await insertTestPayment(client, {
    testNo,
    staffId,
    language,
    method: payments.capabilities.methods.includes('card') ? 'card' : 'account',
    provider: payments.name,
    merchantId: payments.merchantId,
  });
  return isInserted ? { testNo } : fail('payment_confirming');
}

/** Registers a committed test payment with the provider, and records the response. */
export async function registerTestPayment(
  { database: { pool }, payments, config }: Pick<Deps, 'database' | 'payments' | 'config'>,
  testNo: ShopOrderNo,
  goodsName: string,
): Promise<void> {
  const test = await findTestPayment(pool, testNo);
  if (test?.state !== 'prepared') return;
  const registerResult = await payments.register({
    shopOrderNo: testNo,
    amount: testAmountWon,
    goodsName,
    method: test.method,
    language: test.language,
    device: 'pc',
    returnUrl: `${config.publicUrl}/easypay/return`,
  });
  if (registerResult.ok)
    await updateTestPaymentState(pool, testNo, 'prepared', 'open', { windowUrl: registerResult.authPageUrl });
  else if (registerResult.outcome === 'refused')
    await updateTestPaymentState(pool, testNo, 'prepared', 'failed', {
      failure: 'refused',
      providerCode: registerResult.code,
      providerMessage: registerResult.message,
    });
  else
    await updateTestPaymentState(pool, testNo, 'prepared', 'failed', {
      failure: 'unreachable',
      providerCode: registerResult.code ?? registerResult.reason,
    });
}

/** Ends a test whose window is open. Returns false if it has ended or is being charged. */
export const endTestPayment = (client: PoolClient, testNo: ShopOrderNo): Promise<boolean> =>
  updateTestPaymentState(client, testNo, 'open', 'failed', { failure: 'stopped' });

const describeCharge = ({ chargeId, chargedAmount }: TestPayment): string =>
  `charge ${chargeId ?? 'without a number'} of ${chargedAmount ?? testAmountWon} won`;

/** Gives up on a test, with an alarm that asks for the provider's back office. */
async function escalateTest(
  deps: PaymentDeps,
  test: TestPayment & { readonly state: 'approving' | 'approved' },
  reason: string,
): Promise<void> {
  const failure = test.failure ?? (test.state === 'approved' ? 'not_voided' : 'unknown_outcome');
  await inTransaction(deps.pool, async (client) => {
    if (!(await updateTestPaymentState(client, test.testNo, test.state, 'manual', { failure }))) return;
    await raiseAlarm(client, deps.log, 'test_payment_not_voided', test.testNo, reason);
  });
  deps.log.error({ event: 'payment.test_escalated', testNo: test.testNo, reason }, 'test payment needs manual review');
}

async function completeTestVoid(deps: PaymentDeps, { testNo }: TestPayment): Promise<void> {
  await updateTestPaymentState(deps.pool, testNo, 'approved', 'voided');
  deps.log.info({ event: 'payment.test_voided', testNo }, 'test payment voided');
}

const maxVoidDeclines = 3;

const isApproved = (test: TestPayment | undefined): test is TestPayment & { readonly state: 'approved' } =>
  test?.state === 'approved';

/** Returns true if the provider has cancelled the charge, for instance in its back office. */
async function isChargeCancelled(deps: PaymentDeps, test: TestPayment): Promise<boolean> {
  const { approveKey, approveDay, chargeId } = test;
  if (approveKey === null || approveDay === null) return false;
  const result = await getProvider(deps, test).getStatus({ key: approveKey, day: approveDay });
  return result.outcome === 'cancelled' && result.chargeId === chargeId;
}

/** Sends the void of a charged test; its key must not have been sent before. The reconciler follows up the response. */
async function submitTestVoid(deps: PaymentDeps, testNo: ShopOrderNo): Promise<void> {
  const test = await findTestPayment(deps.pool, testNo);
  if (!isApproved(test) || test.chargeId === null || test.cancelKey === null || test.cancelDay === null) return;
  const chargedAmount = test.chargedAmount ?? testAmountWon;
  const result = await getProvider(deps, test).cancel({
    chargeId: test.chargeId,
    method: test.method,
    paidAmount: chargedAmount,
    refundAmount: chargedAmount,
    remainAmount: 0,
    key: test.cancelKey,
    day: test.cancelDay,
  });
  if (result.outcome === 'done') return completeTestVoid(deps, test);
  if (result.outcome === 'declined') {
    if (await isChargeCancelled(deps, test)) return completeTestVoid(deps, test);
    if (test.checks >= maxVoidDeclines) {
      const { code, message } = result;
      return escalateTest(deps, test, `the provider declines to void ${describeCharge(test)}: ${code} ${message}`);
    }
  }
  deps.log.warn({ event: 'payment.test_void_unconfirmed', testNo, outcome: result.outcome }, 'void not confirmed yet');
}

/** Records a charge with the key of its void in one statement, then voids it. */
async function voidTestCharge(
  deps: PaymentDeps,
  { testNo }: TestPayment,
  from: 'approving' | 'failed',
  { chargeId, amount, method }: Pick<Approval, 'chargeId' | 'amount' | 'method'>,
  failure: TestPayment['failure'],
): Promise<void> {
  const isRecorded = await retryWhileUnavailable(() =>
    updateTestPaymentState(deps.pool, testNo, from, 'approved', {
      charge: { chargeId, amount, method },
      cancelKey: randomUUID(),
      cancelDay: getTodayInSeoul(deps.now()),
      ...(failure !== null && { failure }),
    }),
  );
  if (isRecorded) return submitTestVoid(deps, testNo);
  // The reconciler has declared the test not charged while our call was on its way.
  const current = await findTestPayment(deps.pool, testNo);
  if (from === 'approving' && current?.state === 'failed')
    await voidTestCharge(deps, current, 'failed', { chargeId, amount, method }, current.failure);
}

type ApprovingTest = TestPayment & { readonly state: 'approving' };

async function recordUnknownTest(deps: PaymentDeps, test: ApprovingTest, result: UnknownOutcome): Promise<void> {
  const reviewReason = findManualReviewReason(result);
  if (reviewReason !== undefined) return escalateTest(deps, test, `${reviewReason} test payment`);
  // A charge that a badly signed response names is voided, but the test has not passed.
  if (result.reason === 'bad_signature') await updateTestFailure(deps.pool, test.testNo, 'bad_signature');
  deps.log.warn({ event: 'payment.test_unknown', testNo: test.testNo, reason: result.reason }, 'outcome unknown');
}

/** Records the provider's response to the approval of a test. Every charge is voided at once. */
async function finishTestApproval(deps: PaymentDeps, test: ApprovingTest, result: ApproveResult): Promise<void> {
  if (result.outcome === 'unknown') return recordUnknownTest(deps, test, result);
  if (result.outcome === 'declined') {
    const { code, message } = result;
    const patch = { failure: test.failure ?? 'declined', providerCode: code, providerMessage: message } as const;
    await updateTestPaymentState(deps.pool, test.testNo, 'approving', 'failed', patch);
    return;
  }
  const expected = { shopOrderNo: test.testNo, amount: testAmountWon, merchantId: test.merchantId };
  const verification = verifyApproval(expected, result);
  const mismatch = verification.verdict === 'void' ? verification.reason : null;
  await voidTestCharge(deps, test, 'approving', result, mismatch ?? test.failure);
}

/** Queries the outcome of an approval. `notFound` is trusted only once no call can still be in flight. */
async function pollTestApproval(deps: PaymentDeps, testNo: ShopOrderNo): Promise<void> {
  const test = await findTestPayment(deps.pool, testNo);
  if (test?.state !== 'approving' || test.approveKey === null || test.approveDay === null) return;
  const approvingTest: ApprovingTest = { ...test, state: 'approving' };
  const result = await getProvider(deps, test).getStatus({ key: test.approveKey, day: test.approveDay });
  if (result.outcome === 'approved' || result.outcome === 'unknown')
    return finishTestApproval(deps, approvingTest, result);
  if (result.outcome === 'notFound' && test.secondsInState < getMaxCallSeconds(deps)) return;
  await updateTestPaymentState(deps.pool, testNo, 'approving', 'failed', { failure: 'not_charged' });
}

/**
 * Handles the return of the payment window of a test: approves 100 won and voids them. The return only triggers it:
 * what was charged comes from the provider. Needs no session, because the provider's form brings no cookies. Returns
 * the test afterwards, undefined for an unknown number.
 */
export async function handleTestReturn(
  deps: PaymentDeps,
  { authorized, code, message, shopOrderNo: returnedNo, authorizationId }: WindowReturn,
): Promise<TestPayment | undefined> {
  const testNo = toCode<ShopOrderNo>(returnedNo);
  if (!authorized) {
    const patch = { failure: 'ended', providerCode: code, providerMessage: message } as const;
    await updateTestPaymentState(deps.pool, testNo, 'open', 'failed', patch);
    return findTestPayment(deps.pool, testNo);
  }
  const intent = { approveKey: randomUUID(), approveDay: getTodayInSeoul(deps.now()) };
  const hasStarted =
    authorizationId !== '' && (await updateTestPaymentState(deps.pool, testNo, 'open', 'approving', intent));
  const test = await findTestPayment(deps.pool, testNo);
  if (!hasStarted || test?.state !== 'approving') return test;
  const result = await getProvider(deps, test).approve({
    shopOrderNo: testNo,
    authorizationId,
    key: intent.approveKey,
    day: intent.approveDay,
  });
  await finishTestApproval(deps, { ...test, state: 'approving' }, result);
  await pollTestApproval(deps, testNo);
  return findTestPayment(deps.pool, testNo);
}

/** Queries a void first. Sends it again, under a new key, only after `notFound` and once no call is in flight. */
async function reconcileTestVoid(deps: PaymentDeps, test: TestPayment & { readonly state: 'approved' }): Promise<void> {
  if (test.cancelKey === null || test.cancelDay === null) return;
  const result = await getProvider(deps, test).getStatus({ key: test.cancelKey, day: test.cancelDay });
  if (result.outcome === 'cancelled') return completeTestVoid(deps, test);
  const reason = result.outcome === 'unknown' ? findManualReviewReason(result) : undefined;
  if (reason !== undefined) return escalateTest(deps, test, `${reason} void of ${describeCharge(test)}`);
  if (result.outcome !== 'notFound' || test.secondsInState < getMaxCallSeconds(deps)) return;
  const next = { cancelKey: randomUUID(), cancelDay: getTodayInSeoul(deps.now()) };
  if (await updateTestVoidKey(deps.pool, test, next)) await submitTestVoid(deps, test.testNo);
}

/** Voids a charge of a test that has failed. Raises an alarm if the charge cannot be recorded. */
async function voidLateTestCharge(deps: PaymentDeps, test: TestPayment): Promise<void> {
  if (test.approveKey === null || test.approveDay === null) return;
  const result = await getProvider(deps, test).getStatus({ key: test.approveKey, day: test.approveDay });
  if (result.outcome !== 'approved') return;
  try {
    await voidTestCharge(deps, test, 'failed', result, test.failure);
  } catch (error) {
    const reason = `the late charge ${result.chargeId} of ${result.amount} won is not voided yet`;
    await raiseAlarm(deps.pool, deps.log, 'test_payment_not_voided', test.testNo, reason);
    throw error;
  }
}

/** Checks of the reconciler after which a charge or void whose outcome is still unknown needs a person. */
const maxUnknownChecks = 20;

async function escalateUnknownTest(deps: PaymentDeps, testNo: ShopOrderNo): Promise<void> {
  const test = await findTestPayment(deps.pool, testNo);
  if (test === undefined || test.checks < maxUnknownChecks) return;
  const { state } = test;
  if (state === 'approving')
    return escalateTest(deps, { ...test, state }, 'the provider does not tell whether the test payment was charged');
  if (isApproved(test))
    await escalateTest(deps, test, `the provider does not confirm the void of ${describeCharge(test)}`);
}

async function reconcileTest(deps: PaymentDeps, testNo: ShopOrderNo): Promise<void> {
  const test = await findTestPayment(deps.pool, testNo);
  try {
    if (isApproved(test)) await reconcileTestVoid(deps, test);
    else if (test?.state === 'approving') await pollTestApproval(deps, testNo);
    else if (test?.state === 'failed') await voidLateTestCharge(deps, test);
  } finally {
    await escalateUnknownTest(deps, testNo);
  }
}

const maxTestsPerRun = 10;
const claimMarginSeconds = 30;

/**
 * Continues tests that were interrupted: voids what is charged, and ends tests that were not completed in time. Logs a
 * failure; a later run retries. Returns the number of tests handled.
 */
export async function reconcileTestPayments(deps: PaymentDeps): Promise<number> {
  await updateTestsToExpired(deps.pool);
  const claimSeconds = Math.ceil(deps.payments.callTimeoutMs / 1000) + claimMarginSeconds;
  for (let handledCount = 0; handledCount < maxTestsPerRun; handledCount += 1) {
    const testNo = await claimNextTestPayment(deps.pool, deps.config.reconcileAfterSeconds, claimSeconds);
    if (testNo === undefined) return handledCount;
    try {
      await reconcileTest(deps, testNo);
    } catch (error) {
      deps.log.error({ event: 'payment.test_not_reconciled', err: error, testNo }, 'test payment not reconciled');
    }
  }
  return maxTestsPerRun;
}
