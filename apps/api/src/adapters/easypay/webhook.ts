import { z } from 'zod';
import type { WebhookEvent, WebhookReply, WebhookRequest, WebhookResult } from '../../ports/payments';
import { parseStorableJson } from '../http/parse-json';
import { parseKiccTime } from './kicc-time';

/** The `notiType` of a cancel or a refund (facts on integrations §1.1). */
const cancelNotificationType = '20';

const amountSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().nonnegative());

/** KICC does not document the fields. Invalid amounts and times are ignored. */
const notificationSchema = z.object({
  resCd: z.string(),
  mallId: z.string(),
  notiType: z.string(),
  pgCno: z.string().regex(/^[A-Z0-9]{1,20}$/),
  amount: amountSchema.nullish().catch(null),
  transactionDate: z.string().transform(parseKiccTime).nullish().catch(null),
});

/** How notifications are verified: KICC does not sign them, so only the sender's IP address reveals a forged one. */
export interface NotificationOptions {
  readonly mallId: string;
  readonly webhookSenders: readonly string[];
}

/** Parses a notification about a cancellation. Those of other events or failures are ignored. */
export function parseNotification(
  { ipAddress, body }: WebhookRequest,
  { mallId, webhookSenders }: NotificationOptions,
): WebhookEvent {
  if (!webhookSenders.includes(ipAddress)) return { type: 'forged' };
  const parseResult = notificationSchema.safeParse(parseStorableJson(body));
  if (!parseResult.success || parseResult.data.mallId !== mallId) return { type: 'unreadable' };
  const { resCd, notiType, pgCno, amount: cancelledAmount, transactionDate } = parseResult.data;
  if (resCd !== '0000' || notiType !== cancelNotificationType) return { type: 'ignored' };
  return { type: 'cancelled', chargeId: pgCno, cancelledAmount: cancelledAmount ?? null, at: transactionDate ?? null };
}

/**
 * KICC repeats a notification up to ten times, every three minutes, until it is accepted. It reads a result only with
 * HTTP 200.
 */
export const webhookReplies = {
  accepted: { statusCode: 200, body: { resCd: '0000', resMsg: 'Success' } },
  retry: { statusCode: 200, body: { resCd: '5001', resMsg: 'Again' } },
  forged: { statusCode: 403, body: { resCd: '5001', resMsg: 'Again' } },
} as const satisfies Record<WebhookResult, WebhookReply>;
