import { hasTestPassed, unfinishedTestStates } from '@dining/domain/payments/test-payment';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type Setup = CallResult<'GET /api/staff/setup/view'>;
export type SetupItem = Setup['items'][number];
export type GroupView = CallResult<'GET /api/staff/group/view'>;
export type TestOutcome = CallResult<'POST /api/staff/setup/test-mail'>['outcome'];

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  // Other screens, guests and the server's administrator change what it shows.
  staleTime: 0,
  queryFn: ({ signal }) => call('GET /api/staff/setup/view', { signal }),
});

export const groupQuery = queryOptions({
  queryKey: ['group'],
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call('GET /api/staff/group/view', { signal }),
});

export const saveGroup = (body: Body<'POST /api/staff/group/save'>, key: string) =>
  call('POST /api/staff/group/save', { body, headers: createIdempotencyHeaders(key) });
export const sendTestMail = (body: Body<'POST /api/staff/setup/test-mail'>, key: string) =>
  call('POST /api/staff/setup/test-mail', { body, headers: createIdempotencyHeaders(key) });
export const sendTestSms = (body: Body<'POST /api/staff/setup/test-sms'>, key: string) =>
  call('POST /api/staff/setup/test-sms', { body, headers: createIdempotencyHeaders(key) });

type TestPaymentResult = CallResult<'GET /api/staff/setup/test-payment/view'>;
export type TestPayment = NonNullable<TestPaymentResult['test']>;

export const isTestUnfinished = (test: TestPayment | null | undefined): test is TestPayment =>
  unfinishedTestStates.some((state) => state === test?.state);

const testRefreshMs = 2_000;

export const testPaymentQuery = queryOptions({
  queryKey: ['setup', 'test-payment'],
  // The payment window and the server change it.
  staleTime: 0,
  queryFn: async ({ signal, client, queryKey }) => {
    const previous = client.getQueryData<TestPaymentResult>(queryKey)?.test;
    const result = await call('GET /api/staff/setup/test-payment/view', { signal });
    // The checklist shows the day of the latest test that passed.
    if (previous && previous.state !== result.test?.state && result.test && hasTestPassed(result.test))
      void client.invalidateQueries({ queryKey: setupQuery.queryKey, exact: true });
    return result;
  },
  refetchInterval: ({ state: { data } }) => (isTestUnfinished(data?.test) ? testRefreshMs : false),
});

export const startTestPayment = (_body: object, key: string) =>
  call('POST /api/staff/setup/test-payment', { headers: createIdempotencyHeaders(key) });
export const stopTestPayment = (body: Body<'POST /api/staff/setup/test-payment/stop'>, key: string) =>
  call('POST /api/staff/setup/test-payment/stop', { body, headers: createIdempotencyHeaders(key) });
