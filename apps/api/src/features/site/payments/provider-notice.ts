import type { FastifyInstance } from 'fastify';
import { heedNotice } from '../../../booking/payments/heed-notice';
import { paymentDepsOf } from '../../../booking/payments/payment-deps';
import type { Deps } from '../../../config/deps';
import { addressOf } from '../../../http/address';

const byProvider = { kind: 'provider', name: 'easypay' } as const;

/**
 * Where the provider tells by itself what has happened to a charge. It is taken from its own addresses alone, and is a trigger, never a proof:
 * `heedNotice` asks the provider what is so.
 */
export function takeProviderNotice(app: FastifyInstance, deps: Deps): void {
  const { payments, config } = deps;
  app.post('/easypay/notice', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!config.easypay.noticeFrom.includes(addressOf(request))) {
      request.log.warn({ event: 'payment_notice.refused' }, 'payment notification does not come from the provider');
      return reply.code(403).send(payments.answerToNotice('again'));
    }
    const notice = payments.readNotice(request.body);
    if (notice === undefined) {
      request.log.warn({ event: 'payment_notice.unreadable' }, 'payment notification is unreadable or another merchant’s');
      return payments.answerToNotice('again');
    }
    if (notice === 'nothing') return payments.answerToNotice('taken');
    return payments.answerToNotice(await heedNotice(paymentDepsOf(deps, request.log, byProvider), notice));
  });
}
