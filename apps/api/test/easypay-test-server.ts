import { randomUUID } from 'node:crypto';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { createEasyPayApp, demoMerchant } from '@dining/fakes/easypay/app';
import type { LedgerRow } from '@dining/fakes/easypay/ledger-row';
import type { EasyPayOptions } from '../src/adapters/easypay/config';
import { EasyPay } from '../src/adapters/easypay/easypay';
import type { CancelRequest, RegisterRequest } from '../src/ports/payments';

/** The Seoul day of the server's clock, which always shows 09:00. */
export const day = '2026-11-21';
const getNow = () => new Date('2026-11-21T00:00:00Z');

/** Starts a stand-in of EasyPay and the adapter that calls it over HTTP. */
export const startEasyPayTestServer = async () => {
  const fake = createEasyPayApp({ clock: getNow });
  const baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
  const log: Record<string, unknown>[] = [];
  const record = (fields: Record<string, unknown>) => void log.push(fields);

  const createAdapter = (changes: Partial<EasyPayOptions> = {}) =>
    new EasyPay({
      baseUrl,
      ...demoMerchant,
      clock: getNow,
      logger: { info: record, warn: record },
      timeoutMs: 60_000,
      queryTimeoutMs: 60_000,
      ...changes,
    });
  const payments = createAdapter();

  const callControlPath = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${baseUrl}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };

  const createOrder = (changes: Partial<RegisterRequest> = {}): RegisterRequest => ({
    shopOrderNo: toCode<ShopOrderNo>(`T-${randomUUID()}`),
    amount: 150_000,
    goodsName: '디너 코스 2인',
    method: 'card',
    language: 'ko',
    device: 'pc',
    returnUrl: 'http://127.0.0.1:3000/easypay/return',
    ...changes,
  });

  /** Makes the stand-in fail for one order. */
  const injectFault = (shopOrderNo: string, operation: string, kind: string, options: object = {}) =>
    callControlPath('faults', { shopOrderNo, operation, kind, ...options });

  /** Ends injected stalls before their time. */
  const releaseStalledCalls = () => callControlPath('release', {});

  const submitPaymentWindow = async (shopOrderNo: string, choice: object = {}): Promise<Record<string, string>> => {
    const result = await callControlPath('customer', { shopOrderNo, action: 'pay', ...choice });
    return result.form as Record<string, string>;
  };

  /** Cancels a charge in the provider's back office. Returns the body of the provider's webhook. */
  const cancelAtProvider = async (shopOrderNo: string): Promise<unknown> =>
    (await callControlPath('desk-cancel', { shopOrderNo })).notice;

  const getLedgerRow = async (shopOrderNo: string): Promise<LedgerRow> => {
    const response = await fetch(`${baseUrl}/_control/ledger?shopOrderNo=${shopOrderNo}`);
    const [row] = ((await response.json()) as { rows: LedgerRow[] }).rows;
    if (!row) throw new Error(`no row of ${shopOrderNo}`);
    return row;
  };

  /** Registers an order and pays in its window. Returns the request to approve it. */
  const authorizeOrder = async (changes: Partial<RegisterRequest> = {}, choice: object = {}) => {
    const request = createOrder(changes);
    await payments.register(request);
    const { authorizationId = '' } = await submitPaymentWindow(request.shopOrderNo, choice);
    return { shopOrderNo: request.shopOrderNo, authorizationId, key: randomUUID(), day };
  };

  /** Charges an order, by default of 150,000 won. Returns the requests to approve it and to refund `refundAmount`. */
  const chargeOrder = async (refundAmount: number, changes: Partial<RegisterRequest> = {}, choice: object = {}) => {
    const request = await authorizeOrder(changes, choice);
    const approval = await payments.approve(request);
    if (approval.outcome !== 'approved') throw new Error(`not approved: ${approval.outcome}`);
    const { chargeId, method, amount } = approval;
    const cancel: CancelRequest = {
      chargeId,
      method,
      paidAmount: amount,
      refundAmount,
      remainAmount: amount - refundAmount,
      key: randomUUID(),
      day,
    };
    return { request, cancel };
  };

  return {
    baseUrl,
    payments,
    createAdapter,
    log,
    createOrder,
    injectFault,
    releaseStalledCalls,
    submitPaymentWindow,
    cancelAtProvider,
    getLedgerRow,
    authorizeOrder,
    chargeOrder,
    close: () => fake.close(),
  };
};

export type EasyPayTestServer = Awaited<ReturnType<typeof startEasyPayTestServer>>;
