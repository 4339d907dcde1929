import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createStandInApp } from '../create-app';
import { createFaultControlRoutes } from '../faults/control';
import { FaultRules, type Operations } from '../faults/fault-rules';
import { injectFault } from '../faults/inject-fault';
import { getLanguage } from '../languages';
import { sendPage } from '../page';
import { acceptMessage, demoTemplates, type MessageResult } from './messages';
import { renderSmsPage } from './page';
import { SignatureVerifier } from './signature-verifier';
import { SmsStore } from './sms-store';

export interface SolapiStandInOptions {
  readonly clock?: () => Date;
}

/**
 * The faults of sending.
 * - `refuse`: the number cannot be reached. `noBalance`: the account is empty.
 * - `sentThenDrop`, `sentThenSlow`: the message is sent, and the connection closes or the response is `ms` late.
 */
const operations: Operations = { send: ['refuse', 'noBalance', 'sentThenDrop', 'sentThenSlow'], list: [] };

interface SendRequest {
  readonly messages?: readonly unknown[];
  readonly showMessageList?: boolean;
}

/** Returns the first recipient, whose number decides which fault rule applies. */
const getFirstRecipient = ({ messages }: SendRequest): string | undefined => {
  const [firstMessage] = messages ?? [];
  return typeof firstMessage === 'object' && firstMessage !== null && 'to' in firstMessage
    ? String(firstMessage.to)
    : undefined;
};

/**
 * A stand-in for SOLAPI: verifies signatures and shows messages at `/texts` for people and at `/_control/texts` for
 * tests. `/_control/faults` injects faults.
 */
export const createSolapiPlugin =
  ({ clock = () => new Date() }: SolapiStandInOptions = {}) =>
  async (app: FastifyInstance): Promise<void> => {
    const rules = new FaultRules();
    const smsStore = new SmsStore();
    const verifier = new SignatureVerifier(clock);
    const templates = new Map(demoTemplates);
    await app.register(createFaultControlRoutes(rules, operations));

    app.get('/texts', (request, reply) => {
      const language = getLanguage(undefined, request.headers['accept-language']);
      return sendPage(reply, 200, renderSmsPage(language, smsStore.messages));
    });
    app.get<{ Querystring: { to?: string } }>('/_control/texts', ({ query }) => ({
      texts: smsStore.messages.filter(({ to }) => query.to === undefined || to === query.to),
    }));
    app.delete('/_control/texts', () => {
      smsStore.clear();
      return { texts: [] };
    });
    app.post<{ Body: { templateId: string; content: string } }>('/_control/templates', ({ body }) => {
      templates.set(body.templateId, body.content);
      return { templates: [...templates.keys()] };
    });

    // Lists the accepted messages, newest first. SOLAPI's list has more filters; its date filter is documented as
    // unreliable.
    app.get<{ Querystring: { to?: string; limit?: string } }>('/messages/v4/list', async (request, reply) => {
      const authError = verifier.findError(request.headers.authorization);
      if (authError !== undefined)
        return reply.code(403).send({ errorCode: authError, errorMessage: '인증에 실패했습니다.' });
      const { to, limit = '20' } = request.query;
      if (await injectFault(reply, rules.takeFault('list', to))) return reply;
      const matchingMessages = smsStore.messages
        .filter((sms) => to === undefined || sms.to === to)
        .slice(0, Number(limit));
      const messageList = Object.fromEntries(
        matchingMessages.map(({ messageId, from, type, text, customFields, at, to: phone }) => [
          messageId,
          { messageId, to: phone, from, type, text, customFields, statusCode: '4000', dateCreated: at.toISOString() },
        ]),
      );
      return reply.send({ startKey: null, limit: Number(limit), messageList });
    });

    app.post<{ Body: SendRequest }>('/messages/v4/send-many/detail', async (request, reply) => {
      const authError = verifier.findError(request.headers.authorization);
      if (authError !== undefined)
        return reply.code(403).send({ errorCode: authError, errorMessage: '인증에 실패했습니다.' });
      const { messages = [], showMessageList } = request.body;
      const fault = rules.takeFault('send', getFirstRecipient(request.body));
      if (await injectFault(reply, fault)) return reply;
      if (messages.length === 0 || messages.length > 10_000)
        return reply.code(400).send({ errorCode: 'ValidationError', errorMessage: 'messages' });
      if (fault?.kind === 'noBalance')
        return reply.code(402).send({ errorCode: 'NotEnoughBalance', errorMessage: '잔액이 부족합니다.' });

      const results = messages.map(
        (message): MessageResult =>
          fault?.kind === 'refuse'
            ? {
                ok: false,
                to: getFirstRecipient({ messages: [message] }) ?? '',
                statusCode: '3040',
                statusMessage: '수신 불가',
              }
            : acceptMessage(message, templates, clock()),
      );
      const sentMessages = results.flatMap((result) => (result.ok ? [result.sms] : []));
      for (const sms of sentMessages) smsStore.add(sms);
      if (fault?.kind === 'sentThenDrop') return injectFault(reply, { kind: 'drop' }).then(() => reply);
      if (fault?.kind === 'sentThenSlow') await wait(fault.ms ?? 5_000);
      return reply.send({
        failedMessageList: results.flatMap((result) =>
          result.ok ? [] : [{ to: result.to, statusCode: result.statusCode, statusMessage: result.statusMessage }],
        ),
        groupInfo: {
          groupId: `G4V${randomUUID().slice(0, 8).toUpperCase()}`,
          status: 'SENDING',
          count: {
            total: results.length,
            registeredSuccess: sentMessages.length,
            registeredFailed: results.length - sentMessages.length,
          },
        },
        ...(showMessageList === true && {
          messageList: sentMessages.map(({ messageId, customFields }) => ({
            messageId,
            statusCode: '2000',
            statusMessage: '정상 접수(이통사로 접수 예정)',
            customFields,
          })),
        }),
      });
    });
  };

export const createSolapiApp = (options: SolapiStandInOptions = {}): FastifyInstance => {
  const app = createStandInApp();
  app.register(createSolapiPlugin(options));
  return app;
};
