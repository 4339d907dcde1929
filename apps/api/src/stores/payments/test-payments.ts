import type { PaymentMethod } from '@dining/domain/payments/method';
import {
  isTestPaymentTransition,
  replaceableTestStates,
  type TestFailure,
  type TestPaymentState,
  testPaymentMinutes,
} from '@dining/domain/payments/test-payment';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** Amounts are in won. */
export interface TestPayment {
  readonly testNo: ShopOrderNo;
  readonly state: TestPaymentState;
  readonly failure: TestFailure | null;
  readonly providerCode: string;
  readonly providerMessage: string;
  readonly staffId: string;
  /** Empty if the account was deleted. */
  readonly staffName: string;
  readonly language: Language;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly merchantId: string;
  /** The address of the payment window, while it is open. */
  readonly windowUrl: string | null;
  readonly approveKey: string | null;
  readonly approveDay: SeoulDate | null;
  readonly chargeId: string | null;
  readonly chargedAmount: number | null;
  readonly cancelKey: string | null;
  readonly cancelDay: SeoulDate | null;
  /** How often the reconciler has claimed the test in its state. */
  readonly checks: number;
  readonly secondsInState: number;
  readonly createdAt: Date;
  readonly openedAt: Date | null;
  readonly approvedAt: Date | null;
  readonly voidedAt: Date | null;
}

export async function findTestPayment(db: Queryable, testNo: ShopOrderNo): Promise<TestPayment | undefined> {
  const { rows } = await db.query<TestPayment>(sql('find_test_payment')`
    SELECT t.test_no AS "testNo", t.state, t.failure, t.provider_code AS "providerCode",
      t.provider_message AS "providerMessage", t.staff_id AS "staffId", coalesce(s.name, '') AS "staffName", t.language,
      t.method, t.provider, t.merchant_id AS "merchantId", t.window_url AS "windowUrl", t.approve_key AS "approveKey",
      t.approve_day AS "approveDay", t.charge_id AS "chargeId", t.charged_amount AS "chargedAmount",
      t.cancel_key AS "cancelKey", t.cancel_day AS "cancelDay", t.checks,
      extract(epoch FROM now() - t.moved_at)::float8 AS "secondsInState", t.created_at AS "createdAt",
      t.opened_at AS "openedAt", t.approved_at AS "approvedAt", t.voided_at AS "voidedAt"
    FROM test_payment t LEFT JOIN staff s USING (staff_id) WHERE t.test_no = ${testNo}`);
  return rows[0];
}

export async function findLatestTestNo(db: Queryable): Promise<ShopOrderNo | undefined> {
  const { rows } = await db.query<{ testNo: ShopOrderNo }>(sql('find_latest_test_no')`
    SELECT test_no AS "testNo" FROM test_payment ORDER BY created_at DESC, test_no DESC LIMIT 1`);
  return rows[0]?.testNo;
}

export interface NewTestPayment {
  readonly testNo: ShopOrderNo;
  readonly staffId: string;
  readonly language: Language;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly merchantId: string;
}

/** Inserts a test. Returns false if another one is unfinished. */
export async function insertTestPayment(client: PoolClient, test: NewTestPayment): Promise<boolean> {
  const { rowCount } = await client.query(sql('insert_test_payment')`
    INSERT INTO test_payment (test_no, state, staff_id, language, method, provider, merchant_id)
    VALUES (${test.testNo}, 'prepared', ${test.staffId}, ${test.language}, ${test.method}, ${test.provider},
      ${test.merchantId})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/** Ends the unfinished test as replaced, unless its approval has begun. */
export async function updateTestToReplaced(client: PoolClient): Promise<void> {
  await client.query(sql('update_test_to_replaced')`
    UPDATE test_payment SET state = 'failed', failure = 'replaced', moved_at = now(), check_at = NULL,
      checks = 0, window_url = NULL
    WHERE state = ANY(${replaceableTestStates})`);
}

/** Ends tests that were not completed in time. */
export async function updateTestsToExpired(pool: Pool): Promise<void> {
  await pool.query(sql('update_tests_to_expired')`
    UPDATE test_payment SET state = 'failed', failure = 'expired', moved_at = now(), check_at = NULL,
      checks = 0, window_url = NULL
    WHERE state = ANY(${replaceableTestStates})
      AND created_at <= now() - make_interval(mins => ${testPaymentMinutes})`);
}

export interface TestPaymentPatch {
  readonly failure?: TestFailure;
  readonly providerCode?: string;
  readonly providerMessage?: string;
  readonly windowUrl?: string;
  readonly approveKey?: string;
  readonly approveDay?: SeoulDate;
  readonly charge?: { readonly chargeId: string; readonly amount: number; readonly method: PaymentMethod };
  readonly cancelKey?: string;
  readonly cancelDay?: SeoulDate;
}

/**
 * Moves a test from one state to another. Fields that the patch omits keep their values. Returns false if the test is
 * not in the state `from`.
 * @throws Error for a transition that the domain does not allow
 */
export async function updateTestPaymentState(
  db: Queryable,
  testNo: ShopOrderNo,
  from: TestPaymentState,
  to: TestPaymentState,
  patch: TestPaymentPatch = {},
): Promise<boolean> {
  if (!isTestPaymentTransition(from, to)) throw new Error(`a test payment cannot move from ${from} to ${to}`);
  const { charge } = patch;
  const { rowCount } = await db.query(sql('update_test_payment_state')`
    UPDATE test_payment SET state = ${to}, moved_at = now(), check_at = NULL, checks = 0,
      window_url = ${patch.windowUrl},
      failure = coalesce(${patch.failure}, failure), provider_code = coalesce(${patch.providerCode}, provider_code),
      provider_message = coalesce(${patch.providerMessage}, provider_message),
      approve_key = coalesce(${patch.approveKey}, approve_key),
      approve_day = coalesce(${patch.approveDay}, approve_day),
      charge_id = coalesce(${charge?.chargeId}, charge_id),
      charged_amount = coalesce(${charge?.amount}, charged_amount),
      method = coalesce(${charge?.method}, method),
      cancel_key = coalesce(${patch.cancelKey}, cancel_key), cancel_day = coalesce(${patch.cancelDay}, cancel_day),
      opened_at = CASE WHEN ${to} = 'open' THEN now() ELSE opened_at END,
      approved_at = CASE WHEN ${to} = 'approved' THEN now() ELSE approved_at END,
      voided_at = CASE WHEN ${to} = 'voided' THEN now() ELSE voided_at END
    WHERE test_no = ${testNo} AND state = ${from}`);
  return rowCount === 1;
}

/** Records why an approval whose outcome is not known yet will not pass. */
export async function updateTestFailure(db: Queryable, testNo: ShopOrderNo, failure: TestFailure): Promise<void> {
  await db.query(sql('update_test_failure')`
    UPDATE test_payment SET failure = ${failure} WHERE test_no = ${testNo} AND state = 'approving'`);
}

/** Replaces the key of a void that was not sent under it. Returns false if another process has done so. */
export async function updateTestVoidKey(
  db: Queryable,
  { testNo, cancelKey }: Pick<TestPayment, 'testNo' | 'cancelKey'>,
  next: { readonly cancelKey: string; readonly cancelDay: SeoulDate },
): Promise<boolean> {
  const { rowCount } = await db.query(sql('update_test_void_key')`
    UPDATE test_payment SET cancel_key = ${next.cancelKey}, cancel_day = ${next.cancelDay}
    WHERE test_no = ${testNo} AND state = 'approved' AND cancel_key = ${cancelKey}`);
  return rowCount === 1;
}

/**
 * Claims for `claimSeconds` a test that has waited for the provider for `afterSeconds`, or that failed in the last day
 * without a charge.
 */
export async function claimNextTestPayment(
  db: Queryable,
  afterSeconds: number,
  claimSeconds: number,
): Promise<ShopOrderNo | undefined> {
  const { rows } = await db.query<{ testNo: ShopOrderNo }>(sql('claim_next_test_payment')`
    UPDATE test_payment SET checks = checks + 1, check_at = now() + CASE state
      WHEN 'failed' THEN greatest(make_interval(secs => ${claimSeconds}), now() - moved_at)
      ELSE make_interval(secs => ${claimSeconds}) END
    WHERE test_no = (
      SELECT test_no FROM test_payment
      WHERE (state IN ('approving', 'approved')
          OR (state = 'failed' AND failure = 'not_charged' AND moved_at > now() - interval '1 day'))
        AND coalesce(check_at, moved_at) <= now() AND moved_at <= now() - make_interval(secs => ${afterSeconds})
      ORDER BY coalesce(check_at, moved_at), test_no LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING test_no AS "testNo"`);
  return rows[0]?.testNo;
}

/** Returns the instant of the latest test that passed with this merchant. */
export async function findTestedAt(
  db: Queryable,
  { provider, merchantId }: Pick<TestPayment, 'provider' | 'merchantId'>,
): Promise<Date | null> {
  const { rows } = await db.query<{ testedAt: Date | null }>(sql('find_tested_at')`
    SELECT max(voided_at) AS "testedAt" FROM test_payment
    WHERE state = 'voided' AND failure IS NULL AND provider = ${provider} AND merchant_id = ${merchantId}`);
  return rows[0]?.testedAt ?? null;
}
