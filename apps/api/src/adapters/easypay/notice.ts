import { z } from 'zod';
import type { ProviderNotice } from '../../ports/payments';
import { instantOf } from './wire-time';

/** Kinds of notifications: a change is a cancel or a refund (facts on integrations §1.1). */
const change = '20';

const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().nonnegative());

/** Of what else it says, which no document of the provider's lists, only sum and time are read, where they are such. */
const notice = z.object({
  resCd: z.string(),
  mallId: z.string(),
  notiType: z.string(),
  pgCno: z.string().regex(/^[A-Z0-9]{1,20}$/),
  amount: amount.nullish().catch(null),
  transactionDate: z.string().transform(instantOf).nullish().catch(null),
});

/** Reads a notification of a merchant. */
export function readNotice(body: unknown, mallId: string): ProviderNotice | 'nothing' | undefined {
  const read = notice.safeParse(body);
  if (!read.success || read.data.mallId !== mallId) return undefined;
  const { resCd, notiType, pgCno, amount: told, transactionDate: at } = read.data;
  return resCd === '0000' && notiType === change ? { pgCno, cancelledAmount: told ?? null, at: at ?? null } : 'nothing';
}

/** KICC sends a notification again, up to ten times, three minutes apart, for as long as it is not taken. */
export const noticeAnswers = {
  taken: { resCd: '0000', resMsg: 'Success' },
  again: { resCd: '5001', resMsg: 'Again' },
} as const;
