import { randomUUID } from 'node:crypto';
import { type Fields, readChoice, readText, readWon } from './fields';
import type { Method, Order } from './ledger';
import { createApprovalNo, createCashReceiptNo } from './numbers';
import { wireTime } from './seoul';
import { demoBanks, demoCards } from './window/cards';

/** A charge from before the stand-in's time. Won. */
interface ImportedCharge {
  readonly shopOrderNo: string;
  readonly pgCno: string;
  readonly amount: number;
  readonly method: Method;
}

/** A charge as `POST /_control/charges` names it. @throws Refusal */
export const parseCharge = (fields: Fields): ImportedCharge => ({
  shopOrderNo: readText(fields, 'shopOrderNo', 40, /^[\w-]+$/),
  pgCno: readText(fields, 'pgCno', 20, /^\d{20}$/),
  amount: readWon(fields, 'amount'),
  method: readChoice(fields, 'method', ['card', 'account']),
});

/** What the demo group was laid out with: `DEMO`, the won that were charged in eight digits, eight digits to tell it apart. */
const demoNumber = /^DEMO(\d{8})\d{8}$/;
export const transactionNumber = /^(?:\d{20}|DEMO\d{16})$/;

/** The charge that a number of the demo group stands for, undefined for any other. Its own order number is not known here. */
export const findDemoCharge = (pgCno: string, method: Method): ImportedCharge | undefined => {
  const amount = Number(demoNumber.exec(pgCno)?.[1] ?? 0);
  return amount > 0 ? { shopOrderNo: pgCno, pgCno, amount, method } : undefined;
};

/** The order that such a charge was made for, ready to be given back. */
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
          at: wireTime(now),
          approvalNo: createApprovalNo(),
          cashReceiptNo: createCashReceiptNo(method),
          instrument,
        }
      : null,
    revisions: [],
    calls: { register: 0, window: 0, approve: 0, cancel: 0, query: 0 },
  };
};
