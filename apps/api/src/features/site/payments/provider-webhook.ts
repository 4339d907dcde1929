import type { FastifyInstance } from 'fastify';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { handleProviderWebhook } from '../../../booking/payments/provider-webhook';
import type { Deps } from '../../../config/deps';
import { getClientAddress } from '../../../http/client-address';

/**
 * Registers the route of the payment provider's webhooks. The adapter verifies the sender. A webhook is a trigger,
 * never a proof: `handleProviderWebhook` queries the status.
 */
export function serveProviderWebhook(app: FastifyInstance, deps: Deps): void {
  const { payments } = deps;
  void app.register((scope, _options, done) => {
    // Signatures cover the raw body, whatever its content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parserDone) => parserDone(null, body));
    scope.post('/easypay/notice', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const event = payments.parseWebhook({ ipAddress: getClientAddress(request), headers: request.headers, body });
      const handleEvent = async () => {
        if (event.type === 'cancelled')
          return handleProviderWebhook(
            createPaymentDeps(deps, request.log, { kind: 'provider', name: payments.name }),
            event,
          );
        if (event.type === 'ignored') return 'accepted';
        request.log.warn(
          { event: 'payment.webhook_refused', type: event.type },
          'a webhook of the payment provider was refused',
        );
        return event.type === 'forged' ? 'forged' : 'retry';
      };
      const response = payments.getWebhookReply(await handleEvent());
      return reply.code(response.statusCode).send(response.body);
    });
    done();
  });
}
