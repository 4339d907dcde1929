import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mailbox';

export const demoMailAccount = { user: 'dining', password: 'demo-mail-password' } as const;

const createRefusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** An e-mail address (RFC 5321). A local part with consecutive, leading or trailing dots must be quoted. */
const addressPattern = /^(?:"(?:[^"\\]|\\.)+"|[^\s".@]+(?:\.[^\s".@]+)*)@[^\s@]+$/;

/** A mail server that stores mails without relaying them. */
export interface MailServer {
  /** The URL with the account: `smtp://user:password@host:port`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const host = '127.0.0.1';

export async function startMailServer(mailbox: MailStore): Promise<MailServer> {
  const server = new SMTPServer({
    logger: false,
    // Local connections need no TLS.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    // The library's check rejects quoted local parts, which real servers accept.
    lenientAddressParsing: true,
    onAuth({ username, password }, _session, callback) {
      const isAuthorized = username === demoMailAccount.user && password === demoMailAccount.password;
      callback(
        isAuthorized ? null : createRefusal(535, 'Authentication failed'),
        isAuthorized ? { user: demoMailAccount.user } : undefined,
      );
    },
    onRcptTo({ address }, session, callback) {
      if (!addressPattern.test(address)) return callback(createRefusal(501, '5.1.3 Bad recipient address syntax'));
      const kind = mailbox.takeFault(address);
      if (kind === 'refuse') return callback(createRefusal(550, '5.1.1 No such mailbox'));
      if (kind === 'relay') return callback(createRefusal(554, '5.7.1 Relay access denied'));
      if (kind === 'later') return callback(createRefusal(451, '4.7.1 Try again later'));
      if (kind !== 'drop') return callback();
      for (const connection of server.connections) if (connection.id === session.id) connection.close();
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mailbox.add({ from, to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks) });
        callback();
      });
    },
  });
  // Connections that a client aborts are not errors of the server.
  server.on('error', () => undefined);
  const netServer = server.listen(0, host);
  await once(netServer, 'listening');
  const { port } = netServer.address() as AddressInfo;
  return {
    url: `smtp://${demoMailAccount.user}:${demoMailAccount.password}@${host}:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
