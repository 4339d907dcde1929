import type { FastifyInstance } from 'fastify';
import { TOTP, URI } from 'otpauth';
import { createStandInApp } from '../create-app';
import { html } from '../html';
import { getLanguage, type Language } from '../languages';
import { renderPage, sendPage } from '../page';
import { authenticatorTexts } from './texts';

export interface AuthenticatorStandInOptions {
  readonly clock?: () => Date;
  /** The initial accounts, each as `otpauth://totp/…`. Other URIs are ignored. */
  readonly uris?: readonly string[];
}

function parseAccount(uri: unknown): TOTP | undefined {
  try {
    const account = typeof uri === 'string' ? URI.parse(uri) : undefined;
    return account instanceof TOTP ? account : undefined;
  } catch {
    return undefined;
  }
}

const stepMs = 30_000;

/** Returns the seconds until the codes change. */
const calculateSecondsLeft = (now: Date): number => Math.ceil(30 - ((now.getTime() / 1_000) % 30));

function renderCodes(language: Language, accounts: readonly TOTP[], now: Date): string {
  const { demo, name, title, lead, account, code, noAccount, secondsLeft } = authenticatorTexts[language];
  const timestamp = now.getTime();
  const rows = accounts.map(
    (totp) => html`<tr><td>${totp.label}</td><td><code>${totp.generate({ timestamp })}</code></td></tr>`,
  );
  const list =
    accounts.length === 0
      ? html`<p>${noAccount}</p>`
      : html`<table><thead><tr><th scope="col">${account}</th><th scope="col">${code}</th></tr></thead><tbody>${rows}</tbody></table>
<p class="note">${secondsLeft.replace('{{seconds}}', String(calculateSecondsLeft(now)))}</p>`;
  const content = html`<main class="sheet wide"><h1>${title}</h1><p class="note">${lead}</p>${list}</main>`;
  return renderPage({ language, brand: 'group', name, demo, title, content });
}

/**
 * A stand-in for the authenticator apps on the phones of staff: `/` shows the current codes. `/_control/accounts` adds
 * an account, as scanning its QR code does, and lists the codes. `/_control/codes` returns a code of an account that it
 * has not returned before, because the server accepts each code once: the current one or the next, which is accepted
 * too; null if both are taken.
 */
export const createAuthenticatorPlugin =
  ({ clock = () => new Date(), uris = [] }: AuthenticatorStandInOptions = {}) =>
  async (app: FastifyInstance): Promise<void> => {
    const accounts = uris.flatMap((uri) => parseAccount(uri) ?? []);
    const takenSteps = new Map<string, number>();
    app.get('/', (request, reply) => {
      const language = getLanguage(undefined, request.headers['accept-language']);
      const now = clock();
      // The page reloads when the codes change.
      reply.header('refresh', String(calculateSecondsLeft(now)));
      return sendPage(reply, 200, renderCodes(language, accounts, now));
    });
    app.get('/_control/accounts', () => ({
      accounts: accounts.map((account) => ({
        label: account.label,
        code: account.generate({ timestamp: clock().getTime() }),
      })),
    }));
    app.post('/_control/accounts', (request, reply) => {
      const account = parseAccount((request.body as { uri?: unknown } | null)?.uri);
      if (account === undefined) return reply.code(400).send({ error: 'uri' });
      accounts.push(account);
      return reply.send({ label: account.label });
    });
    app.post('/_control/codes', (request, reply) => {
      const label = (request.body as { label?: unknown } | null)?.label;
      const account = accounts.find((each) => each.label === label);
      if (account === undefined) return reply.code(404).send({ error: 'label' });
      const currentStep = Math.floor(clock().getTime() / stepMs);
      const step = Math.max(currentStep, (takenSteps.get(account.label) ?? 0) + 1);
      if (step > currentStep + 1) return reply.send({ code: null });
      takenSteps.set(account.label, step);
      return reply.send({ code: account.generate({ timestamp: step * stepMs }) });
    });
  };

export function createAuthenticatorApp(options: AuthenticatorStandInOptions = {}): FastifyInstance {
  const app = createStandInApp();
  app.register(createAuthenticatorPlugin(options));
  return app;
}
