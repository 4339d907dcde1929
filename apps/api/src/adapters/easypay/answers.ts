import { cleanLine } from '@dining/domain/shared/clean-line';
import { z } from 'zod';
import type { Approval, Cancellation } from '../../ports/payments';
import { instantOf } from './wire-time';

/** Whole won; some programs of the provider write numbers as text. */
const won = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER));

/** Kept as it came too: the signature is over that text. */
const time = z.string().transform((wire, context) => {
  const instant = instantOf(wire);
  if (instant) return { wire, instant };
  context.addIssue({ code: 'custom', message: 'not a time of the form yyyyMMddHHmmss' });
  return z.NEVER;
});

const code = z.string().min(1);
const maybe = z.string().transform(cleanLine).nullish();

/** What every answer carries. */
export const head = z.object({ resCd: code, resMsg: z.string().catch('').transform(cleanLine) });

export const registered = z.object({ authPageUrl: z.url({ protocol: /^https?$/ }) });

const paymentInfo = z.object({
  payMethodTypeCode: code,
  approvalNo: z.string().catch('').transform(cleanLine),
  cardInfo: z.object({ cardNo: maybe, issuerName: maybe, partCancelUsed: maybe }).nullish(),
  bankInfo: z.object({ bankName: maybe }).nullish(),
  cashReceiptInfo: z.object({ approvalNo: maybe }).nullish(),
});

/** The charge in an approval, or in the status of one. */
export const charge = z.object({
  mallId: code,
  shopTransactionId: code,
  shopOrderNo: code,
  pgCno: code,
  amount: won,
  transactionDate: time,
  statusCode: maybe,
  msgAuthValue: maybe,
  paymentInfo,
});
export type Charge = z.output<typeof charge>;

/** A cancel that went through, or the status of one. */
export const revision = z.object({
  mallId: code,
  shopTransactionId: code,
  oriPgCno: code,
  cancelAmount: won,
  remainAmount: won.nullish(),
  transactionDate: time,
});
export type Revision = z.output<typeof revision>;

/** KICC's code for a real-time bank transfer. Wallets inside the card window come with codes of their own and settle as cards. */
const bankTransfer = '21';

/** The issuer and no more than the last four characters of the number, whatever the provider has masked. */
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
    // A card that does not say so is taken to allow only the whole; a transfer can always be given back in part.
    partCancel: method === 'account' || card?.partCancelUsed === 'Y',
    approvalNo,
    cashReceiptNo: cash?.approvalNo ?? '',
    label: method === 'account' ? (bank?.bankName ?? '') : cardLabel(card?.issuerName ?? '', card?.cardNo ?? ''),
  };
};

/** @param remain won still charged, where the answer leaves it out. */
export const toCancellation = (from: Revision, remain: number): Cancellation => ({
  chargeId: from.oriPgCno,
  cancelledAmount: from.cancelAmount,
  remainAmount: from.remainAmount ?? remain,
  cancelledAt: from.transactionDate.instant,
});
