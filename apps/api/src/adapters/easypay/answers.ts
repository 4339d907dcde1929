import { cleanLine } from '@dining/domain/shared/clean-line';
import { z } from 'zod';
import type { Approval, Cancellation } from '../../ports/payments';
import { parseWireTime } from './wire-time';

/** Whole won; some programs of the provider send numbers as text. */
const won = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER));

/** Keeps the original text, which is signed. */
const wireTime = z.string().transform((wire, context) => {
  const instant = parseWireTime(wire);
  if (instant) return { wire, instant };
  context.addIssue({ code: 'custom', message: 'not a time of the form yyyyMMddHHmmss' });
  return z.NEVER;
});

const nonEmpty = z.string().min(1);
const optionalLine = z.string().transform(cleanLine).nullish();

/** Fields of every answer. */
export const head = z.object({ resCd: nonEmpty, resMsg: z.string().catch('').transform(cleanLine) });

export const registered = z.object({ authPageUrl: z.url({ protocol: /^https?$/ }) });

const paymentInfo = z.object({
  payMethodTypeCode: nonEmpty,
  approvalNo: z.string().catch('').transform(cleanLine),
  cardInfo: z.object({ cardNo: optionalLine, issuerName: optionalLine, partCancelUsed: optionalLine }).nullish(),
  bankInfo: z.object({ bankName: optionalLine }).nullish(),
  cashReceiptInfo: z.object({ approvalNo: optionalLine }).nullish(),
});

/** The charge in an approval, or in the status of one. */
export const charge = z.object({
  mallId: nonEmpty,
  shopTransactionId: nonEmpty,
  shopOrderNo: nonEmpty,
  pgCno: nonEmpty,
  amount: won,
  transactionDate: wireTime,
  statusCode: optionalLine,
  msgAuthValue: optionalLine,
  paymentInfo,
});
export type Charge = z.output<typeof charge>;

/** A successful cancel, or the status of one. */
export const revision = z.object({
  mallId: nonEmpty,
  shopTransactionId: nonEmpty,
  oriPgCno: nonEmpty,
  cancelAmount: won,
  remainAmount: won.nullish(),
  transactionDate: wireTime,
});
export type Revision = z.output<typeof revision>;

/** KICC's code for a real-time bank transfer. Wallets in the card window have other codes and settle as cards. */
const bankTransfer = '21';

/** The issuer and at most the last four characters of the number, whatever the provider has masked. */
const cardLabel = (issuer: string, number: string): string =>
  [issuer, number && `****${number.slice(-4)}`].filter(Boolean).join(' ');

export const toApproval = (from: Charge): Approval => {
  const { cardInfo: card, bankInfo: bank, cashReceiptInfo: cash, payMethodTypeCode, approvalNo } = from.paymentInfo;
  const method = payMethodTypeCode === bankTransfer ? 'account' : 'card';
  return {
    chargeId: from.pgCno,
    merchantId: from.mallId,
    shopOrderNo: from.shopOrderNo,
    amount: from.amount,
    approvedAt: from.transactionDate.instant,
    method,
    // Without the flag, a card only allows a full refund; a transfer can always be refunded in part.
    partCancel: method === 'account' || card?.partCancelUsed === 'Y',
    approvalNo,
    cashReceiptNo: cash?.approvalNo ?? '',
    label: method === 'account' ? (bank?.bankName ?? '') : cardLabel(card?.issuerName ?? '', card?.cardNo ?? ''),
  };
};

/** `remain` is the amount in won that is still charged, used if the answer does not contain it. */
export const toCancellation = (from: Revision, remain: number): Cancellation => ({
  chargeId: from.oriPgCno,
  cancelledAmount: from.cancelAmount,
  remainAmount: from.remainAmount ?? remain,
  cancelledAt: from.transactionDate.instant,
});
