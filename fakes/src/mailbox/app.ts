import type { FastifyInstance } from 'fastify';
import { createStandInApp } from '../create-app';
import { getLanguage } from '../languages';
import { sendPage } from '../page';
import { createBounceReport } from './bounce-report';
import { renderListPage } from './list-page';
import { type MailFaultRule, MailStore, mailFaultKinds } from './mailbox';
import { parseMail, renderMailPage } from './parsed-mail';
import { type MailServer, startMailServer } from './smtp';

function parseMailFaultRule(body: unknown): MailFaultRule | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { kind, to, times = 1 } = body as Record<string, unknown>;
  const knownKind = mailFaultKinds.find((value) => value === kind);
  const areTimesValid = times === null || (typeof times === 'number' && Number.isSafeInteger(times) && times > 0);
  return knownKind === undefined || !areTimesValid
    ? undefined
    : { kind: knownKind, times, ...(typeof to === 'string' && { to }) };
}

/**
 * Shows the received mails: `/mailbox` for people, `/_control/mails` for tests, with the bounce report of a mail at
 * `/_control/mails/:id/bounce`. `/_control/faults` injects faults.
 */
export const createMailboxPlugin = (mailbox: MailStore) => async (app: FastifyInstance) => {
  const listMails = () => Promise.all(mailbox.mails.map(parseMail));
  app.get('/mailbox', async ({ headers }, reply) =>
    sendPage(reply, 200, renderListPage(getLanguage(undefined, headers['accept-language']), await listMails())),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const mail = mailbox.mails.find(({ id }) => id === Number(params.id));
    return mail === undefined
      ? reply.code(404).send('No such mail.')
      : reply.type('text/html').send(await renderMailPage(mail));
  });
  app.get<{ Params: { id: string } }>('/_control/mails/:id/bounce', async ({ params }, reply) => {
    const mail = mailbox.mails.find(({ id }) => id === Number(params.id));
    return mail === undefined
      ? reply.code(404).send('No such mail.')
      : reply.type('message/rfc822').send(createBounceReport(mail));
  });
  app.get('/_control/mails', async () => ({ mails: await listMails() }));
  app.post('/_control/faults', (request, reply) => {
    const rule = parseMailFaultRule(request.body);
    if (rule === undefined) return reply.code(400).send({ error: 'kind or times' });
    mailbox.addRule(rule);
    return reply.send({ ok: true });
  });
  app.delete('/_control/mails', () => {
    mailbox.clear();
    return { ok: true };
  });
};

export interface MailboxStandIn {
  readonly app: FastifyInstance;
  readonly smtp: MailServer;
  readonly close: () => Promise<void>;
}

export async function startMailboxStandIn(): Promise<MailboxStandIn> {
  const mailbox = new MailStore();
  const smtp = await startMailServer(mailbox);
  const app = createStandInApp();
  await app.register(createMailboxPlugin(mailbox));
  const close = async () => {
    await Promise.all([app.close(), smtp.close()]);
  };
  return { app, smtp, close };
}
