import { startMailboxStandIn } from '@dining/fakes/mailbox/app';
import type { ParsedMail } from '@dining/fakes/mailbox/parsed-mail';
import { Smtp } from '../src/adapters/mail/smtp';

/** Starts a stand-in mailbox and the mail adapter that sends to it over SMTP. */
export async function startMailTestServer() {
  const mailbox = await startMailboxStandIn();
  const baseUrl = await mailbox.app.listen({ host: '127.0.0.1', port: 0 });
  const log: Record<string, unknown>[] = [];
  const logger = { warn: (fields: Record<string, unknown>) => void log.push(fields) };
  return {
    /** Creates the mail adapter, by default for the stand-in. */
    createService: (url = mailbox.smtp.url, timeoutMs = 60_000, bounceAddress?: string) =>
      new Smtp({ url, from: 'dining@dalbit.example', timeoutMs, bounceAddress, logger }),
    url: mailbox.smtp.url,
    log,
    /** Returns the received mails, newest first. */
    listMails: async () => ((await (await fetch(`${baseUrl}/_control/mails`)).json()) as { mails: ParsedMail[] }).mails,
    /** Returns a bounce report of a received mail. */
    getBounceReport: async (id: number) => (await fetch(`${baseUrl}/_control/mails/${id}/bounce`)).text(),
    injectFault: async (faultRule: object) => {
      const response = await fetch(`${baseUrl}/_control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(faultRule),
      });
      if (response.status !== 200) throw new Error(await response.text());
    },
    clear: async () => {
      log.length = 0;
      await fetch(`${baseUrl}/_control/mails`, { method: 'DELETE' });
    },
    close: () => mailbox.close(),
  };
}

export type MailTestServer = Awaited<ReturnType<typeof startMailTestServer>>;
