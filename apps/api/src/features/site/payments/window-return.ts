import type { Language } from '@dining/domain/shared/language';
import { mails } from '@dining/i18n/mail/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { handleTestReturn, isTestNo } from '../../../booking/payments/test-payment';
import type { Deps } from '../../../config/deps';
import { escapeHtml } from '../../../html/escape-html';
import { renderPlainPage } from '../../../html/plain-page';
import { getLanguage } from '../../../http/language';
import type { WindowReturn } from '../../../ports/payments';
import type { TestPayment } from '../../../stores/payments/test-payments';
import { windowReturnToWire } from './to-wire';

function renderTestPage(test: TestPayment | undefined, fallback: Language): string {
  const language = test?.language ?? fallback;
  const { payment: texts } = mails[language].setupTest;
  const getText = (): string => {
    if (test === undefined) return texts.unknown;
    if (test.state === 'voided' || test.state === 'manual') return texts.done;
    return test.state === 'failed' ? texts.failed : texts.checking;
  };
  const title = test === undefined ? texts.unknownTitle : texts.title;
  return renderPlainPage({ language, title, bodyHtml: escapeHtml(getText()), links: [] });
}

/**
 * Handles the return of a test payment, and returns a page that says to go back to the console. The staff session is of
 * no use here: its cookie is never sent with a cross-site form.
 */
async function handleTest(deps: Deps, request: FastifyRequest, windowReturn: WindowReturn): Promise<string> {
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'provider', name: deps.payments.name });
  return renderTestPage(await handleTestReturn(paymentDeps, windowReturn), getLanguage(request));
}

/**
 * Receives the result that the provider's window posts as a cross-site form (decision 33). For an order it changes
 * nothing, and redirects to the page of the same path with the values in the query string; a test payment is approved
 * and voided here. Both are identified by their number, never by a session.
 */
export function serveWindowReturn(app: FastifyInstance, deps: Deps): void {
  app.post('/easypay/return', async (request, reply) => {
    const windowReturn = deps.payments.parseReturn(request.body);
    reply.header('cache-control', 'no-store');
    if (isTestNo(windowReturn.shopOrderNo))
      return reply.type('text/html; charset=utf-8').send(await handleTest(deps, request, windowReturn));
    const values = windowReturnToWire(windowReturn);
    return reply.redirect(`/easypay/return?${new URLSearchParams(values).toString()}`, 303);
  });
}
