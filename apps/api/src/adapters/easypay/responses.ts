import { cleanLine } from '@dining/domain/shared/clean-line';
import { z } from 'zod';
import type { Approval, Cancellation } from '../../ports/payments';
import { parseKiccTime } from './kicc-time';

/** Whole won. Some of the provider's endpoints send numbers as strings. */
const wonSchema = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER));

/** Keeps the original text, which is part of the signed message. */
const kiccTimeSchema = z.string().transform((wire, context) => {
  const instant = parseKiccTime(wire);
  if (instant) return { wire, instant };
  context.addIssue({ code: 'custom', message: 'not a time of the form yyyyMMddHHmmss' });
  return z.NEVER;
});

const nonEmptySchema = z.string().min(1);
const optionalLineSchema = z.string().transform(cleanLine).nullish();

/** Fields of every response. */
export const responseHeadSchema = z.object({
  resCd: nonEmptySchema,
  resMsg: z.string().catch('').transform(cleanLine),
});

export const registrationSchema = z.object({ authPageUrl: z.url({ protocol: /^https?$/ }) });

const paymentInfoSchema = z.object({
  payMethodTypeCode: nonEmptySchema,
  approvalNo: z.string().catch('').transform(cleanLine),
  cardInfo: z
    .object({ cardNo: optionalLineSchema, issuerName: optionalLineSchema, partCancelUsed: optionalLineSchema })
    .nullish(),
  bankInfo: z.object({ bankName: optionalLineSchema }).nullish(),
  cashReceiptInfo: z.object({ approvalNo: optionalLineSchema }).nullish(),
});

/** The charge in the response to an approval, or to a status query about one. */
export const chargeSchema = z.object({
  mallId: nonEmptySchema,
  shopTransactionId: nonEmptySchema,
  shopOrderNo: nonEmptySchema,
  pgCno: nonEmptySchema,
  amount: wonSchema,
  transactionDate: kiccTimeSchema,
  statusCode: optionalLineSchema,
  msgAuthValue: optionalLineSchema,
  paymentInfo: paymentInfoSchema,
});
export type Charge = z.output<typeof chargeSchema>;

/** The response to a successful cancel, or to a status query about one. */
export const cancelResponseSchema = z.object({
  mallId: nonEmptySchema,
  shopTransactionId: nonEmptySchema,
  oriPgCno: nonEmptySchema,
  cancelAmount: wonSchema,
  remainAmount: wonSchema.nullish(),
  transactionDate: kiccTimeSchema,
});
export type CancelResponse = z.output<typeof cancelResponseSchema>;

/** KICC's code for a real-time bank transfer. Wallets in the card window have other codes and settle as cards. */
const bankTransferCode = '21';

/** Formats the issuer and at most the last four characters of the number, even if the provider masks fewer. */
const formatCardLabel = (issuer: string, number: string): string =>
  [issuer, number && `****${number.slice(-4)}`].filter(Boolean).join(' ');

export const toApproval = (charge: Charge): Approval => {
  const { cardInfo: card, bankInfo: bank, cashReceiptInfo: cash, payMethodTypeCode, approvalNo } = charge.paymentInfo;
  const method = payMethodTypeCode === bankTransferCode ? 'account' : 'card';
  return {
    chargeId: charge.pgCno,
    merchantId: charge.mallId,
    shopOrderNo: charge.shopOrderNo,
    amount: charge.amount,
    approvedAt: charge.transactionDate.instant,
    method,
    // Without the flag, a card only allows a full refund; a transfer can always be refunded in part.
    partCancel: method === 'account' || card?.partCancelUsed === 'Y',
    approvalNo,
    cashReceiptNo: cash?.approvalNo ?? '',
    label: method === 'account' ? (bank?.bankName ?? '') : formatCardLabel(card?.issuerName ?? '', card?.cardNo ?? ''),
  };
};

/** `fallbackRemainAmount` is the amount that is still charged, in won, used if the response does not contain it. */
export const toCancellation = (cancelResponse: CancelResponse, fallbackRemainAmount: number): Cancellation => ({
  chargeId: cancelResponse.oriPgCno,
  cancelledAmount: cancelResponse.cancelAmount,
  remainAmount: cancelResponse.remainAmount ?? fallbackRemainAmount,
  cancelledAt: cancelResponse.transactionDate.instant,
});
