import { fail, isFailure } from '@dining/contract/failure';
import {
  sendTestMail,
  sendTestSms,
  startTestPayment,
  stopTestPayment,
  type testPaymentSchema,
  viewSetup,
  viewTestPayment,
} from '@dining/contract/staff/setup';
import { listTestSteps, testAmountWon } from '@dining/domain/payments/test-payment';
import { listSetupItems, type SetupSubject } from '@dining/domain/setup/checklist';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { isEmail } from '@dining/domain/shared/email';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getPhoneDigits, parsePhone } from '@dining/domain/shared/phone';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { fillVariables } from '@dining/i18n/fill';
import { mails } from '@dining/i18n/mail/all';
import type { z } from 'zod';
import { endTestPayment, prepareTestPayment, registerTestPayment } from '../../../booking/payments/test-payment';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { getGroupName } from '../../../notifications/group-name';
import { insertAuditEntry } from '../../../stores/app/audit';
import {
  findLatestTestNo,
  findTestedAt,
  findTestPayment,
  type TestPayment,
} from '../../../stores/payments/test-payments';
import { getStoredSetup, type StoredSetup } from '../../../stores/setup/setup-snapshot';
import type { StaffFeature } from '../../feature';

function getSubjectName(subject: SetupSubject, { hotels, venues }: StoredSetup, language: 'ko' | 'en' | 'cn' | 'ja') {
  const place =
    subject.type === 'hotel'
      ? hotels.find(({ htlCode }) => htlCode === subject.htlCode)
      : subject.type === 'venue'
        ? venues.find(({ dinCode }) => dinCode === subject.dinCode)
        : undefined;
  return place === undefined ? '' : getLocalizedText(place.name, language);
}

async function handleView(deps: Deps, { language }: StaffCall<typeof viewSetup>) {
  const { config } = deps;
  const { pool } = deps.database;
  const { payments } = deps;
  const [stored, testedAt] = await Promise.all([
    getStoredSetup(pool),
    findTestedAt(pool, { provider: payments.name, merchantId: payments.merchantId }),
  ]);
  const settings = config.settingStates;
  const usesStandIns = config.standIns;
  const thisYear = Number(getTodayInSeoul(deps.now()).slice(0, 4));
  const items = listSetupItems({
    ...stored,
    settings,
    usesStandIns,
    thisYear,
    hasTestedPayment: testedAt !== null,
  });
  return {
    items: items.map(({ topic, subject, state }) => ({
      topic,
      subject,
      subjectName: getSubjectName(subject, stored, language),
      state: state.type === 'missing' ? { ...state, what: [...state.what] } : state,
    })),
    settings: settings.map((setting) => ({ ...setting })),
    usesStandIns,
    nextPosition: Math.max(0, ...stored.hotels.map(({ position }) => position)) + 1,
    canSendMail: deps.mail !== undefined,
    canSendSms: deps.sms !== undefined,
    paymentTestedOn: testedAt && getTodayInSeoul(testedAt),
  };
}

type TestCall = StaffCall<typeof sendTestMail> | StaffCall<typeof sendTestSms>;

/**
 * Audits a test and then runs `send`, once for each idempotency key. A repetition is answered with `unknown`, because
 * the outcome of the first request is not stored.
 */
async function runTest<Outcome extends 'sent' | 'refused' | 'failed' | 'unknown'>(
  deps: Deps,
  call: TestCall,
  action: 'setup.test_mail' | 'setup.test_sms',
  send: (id: string) => Promise<Outcome>,
) {
  const { staff } = call;
  const refusal = authorize(staff, 'system', { type: 'group' }, deps.now());
  if (refusal !== undefined) return refusal;
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('setupTests', { staffId: staff.staffId })]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  let isFirst = false;
  const result = await runStaffWrite<{ outcome: 'unknown' }>(deps, call, async (client) => {
    isFirst = true;
    await insertAuditEntry(client, { ...createActor(staff), action, subject: staff.staffId, htlCode: null });
    return { outcome: 'unknown' };
  });
  if (isFailure(result) || !isFirst) return result;
  return { outcome: await send(`setup-test-${String(call.request.headers['idempotency-key'])}`) };
}

async function handleTestMail(deps: Deps, call: StaffCall<typeof sendTestMail>) {
  const { mail } = deps;
  const { body, language } = call;
  if (mail === undefined) return fail('setting_missing');
  if (!isEmail(body.email)) return fail('email_invalid');
  const group = await getGroupName(deps, language);
  const { subject, text } = mails[language].setupTest;
  return runTest(deps, call, 'setup.test_mail', (id) =>
    mail.send({
      id,
      fromName: group,
      to: [body.email],
      subject: fillVariables(subject, { group }),
      html: undefined,
      text: fillVariables(text, { group }),
      pictures: [],
    }),
  );
}

async function handleTestSms(deps: Deps, call: StaffCall<typeof sendTestSms>) {
  const { sms } = deps;
  const { body, language } = call;
  const phone = parsePhone(body.phone);
  if (sms === undefined) return fail('setting_missing');
  if (phone === null) return fail('phone_invalid');
  const group = await getGroupName(deps, language);
  return runTest(deps, call, 'setup.test_sms', async (id) => {
    const text = fillVariables(mails[language].setupTest.sms, { group });
    const { outcome } = await sms.send({ id, to: getPhoneDigits(phone), text, template: undefined });
    return outcome;
  });
}

const testToWire = (test: TestPayment): z.input<typeof testPaymentSchema> => {
  const { testNo, state, failure, providerCode, providerMessage, chargedAmount, windowUrl, staffName } = test;
  const toText = (at: Date | null) => at && at.toISOString();
  const progress = {
    state,
    failure,
    openedAt: toText(test.openedAt),
    approvedAt: toText(test.approvedAt),
    voidedAt: toText(test.voidedAt),
  };
  return {
    testNo,
    state,
    failure,
    steps: [...listTestSteps(progress)],
    providerCode,
    providerMessage,
    chargedAmount,
    windowUrl,
    startedBy: staffName,
    startedAt: test.createdAt.toISOString(),
  };
};

async function getTestResult({ database: { pool } }: Deps, testNo: ShopOrderNo | undefined) {
  const test = testNo && (await findTestPayment(pool, testNo));
  return { test: test ? testToWire(test) : null };
}

async function handleStartPayment(deps: Deps, call: StaffCall<typeof startTestPayment>) {
  const { staff, language } = call;
  const refusal = authorize(staff, 'system', { type: 'group' }, deps.now());
  if (refusal !== undefined) return refusal;
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('setupTests', { staffId: staff.staffId })]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  let isFirst = false;
  const result = await runStaffWrite<{ readonly testNo: ShopOrderNo }>(deps, call, async (client) => {
    isFirst = true;
    const test = await prepareTestPayment(client, deps, { staffId: staff.staffId, language });
    if (isFailure(test)) return test;
    const entry = { action: 'setup.test_payment', subject: test.testNo, htlCode: null } as const;
    await insertAuditEntry(client, { ...createActor(staff), ...entry, detail: { amount: testAmountWon } });
    return test;
  });
  if (isFailure(result)) return result;
  // The provider accepts an order number once.
  if (isFirst) await registerTestPayment(deps, result.testNo, mails[language].setupTest.payment.goods);
  return getTestResult(deps, result.testNo);
}

async function handleStopPayment(deps: Deps, call: StaffCall<typeof stopTestPayment>) {
  const { staff, body } = call;
  const refusal = authorize(staff, 'system', { type: 'group' }, deps.now());
  if (refusal !== undefined) return refusal;
  const testNo = toCode<ShopOrderNo>(body.testNo);
  const result = await runStaffWrite<{ readonly testNo: ShopOrderNo }>(deps, call, async (client) => {
    if (!(await endTestPayment(client, testNo))) return fail('no_such_move');
    const entry = { action: 'setup.test_payment_stop', subject: testNo, htlCode: null } as const;
    await insertAuditEntry(client, { ...createActor(staff), ...entry });
    return { testNo };
  });
  return isFailure(result) ? result : getTestResult(deps, testNo);
}

export const setup: StaffFeature = (mount, deps) => {
  mount(viewSetup, (call) => handleView(deps, call));
  mount(sendTestMail, (call) => handleTestMail(deps, call));
  mount(sendTestSms, (call) => handleTestSms(deps, call));
  mount(viewTestPayment, async () => getTestResult(deps, await findLatestTestNo(deps.database.pool)));
  mount(startTestPayment, (call) => handleStartPayment(deps, call));
  mount(stopTestPayment, (call) => handleStopPayment(deps, call));
};
