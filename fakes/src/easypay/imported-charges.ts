import { randomUUID } from 'node:crypto';
import { type Fields, parseChoice, parseInteger, parseText } from './fields';
import type { Method, Order } from './ledger';
import { createApprovalNo, createCashReceiptNo } from './numbers';
import { demoBanks, demoCards } from './window/demo-instruments';
import { formatWireTime } from './wire-time';

/** A charge that the stand-in did not make itself: one of the demo group, or one that a test adds. */
interface ImportedCharge {
  readonly shopOrderNo: string;
  readonly pgCno: string;
  readonly amount: number;
  readonly method: Method;
}

export const parseImportedCharge = (fields: Fields): ImportedCharge => ({
  shopOrderNo: parseText(fields, 'shopOrderNo', 40, /^[\w-]+$/),
  pgCno: parseText(fields, 'pgCno', 20, /^\d{20}$/),
  amount: parseInteger(fields, 'amount'),
  method: parseChoice(fields, 'method', ['card', 'account']),
});

/** The number of a charge of the demo group: `DEMO`, the amount in eight digits, and eight unique digits. */
const demoNumberPattern = /^DEMO(\d{8})\d{8}$/;
export const transactionNumberPattern = /^(?:\d{20}|DEMO\d{16})$/;

/** Returns the charge of a demo number; undefined for other numbers. `pgCno` replaces the unknown order number. */
export const findDemoCharge = (pgCno: string, method: Method): ImportedCharge | undefined => {
  const amount = Number(demoNumberPattern.exec(pgCno)?.[1] ?? 0);
  return amount > 0 ? { shopOrderNo: pgCno, pgCno, amount, method } : undefined;
};

export const createImportedOrder = (mallId: string, charge: ImportedCharge, now: Date): Order => {
  const { shopOrderNo, pgCno, amount, method } = charge;
  const instrument = (method === 'card' ? demoCards : demoBanks)[0]?.instrument;
  return {
    shopOrderNo,
    mallId,
    amount,
    goodsName: '-',
    method,
    langFlag: 'KOR',
    returnUrl: 'http://127.0.0.1/',
    windowId: randomUUID(),
    state: 'approved',
    authorizationId: null,
    instrument: instrument ?? null,
    charge: instrument
      ? {
          pgCno,
          amount,
          key: randomUUID(),
          at: formatWireTime(now),
          approvalNo: createApprovalNo(),
          cashReceiptNo: createCashReceiptNo(method),
          instrument,
        }
      : null,
    revisions: [],
    calls: { register: 0, window: 0, approve: 0, cancel: 0, query: 0 },
  };
};
