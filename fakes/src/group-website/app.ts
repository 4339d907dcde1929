import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { createStandInApp } from '../create-app';
import { createFaultControlRoutes } from '../faults/control';
import { FaultRules, type Operations } from '../faults/fault-rules';
import { injectFault } from '../faults/inject-fault';
import { html } from '../html';
import { getLanguage, type Language } from '../languages';
import { renderPage, sendPage } from '../page';
import { type Account, Accounts, parseAccount } from '../sign-in/accounts';
import { AuthorizationCodeStore } from '../sign-in/authorization-codes';
import { renderAccountCard } from '../sign-in/consent-page';
import { parseClient, parseFields } from '../sign-in/form';
import { groupWebsiteTexts } from './texts';

export interface GroupWebsiteStandInOptions {
  readonly clock?: () => Date;
  readonly diningUrl: string;
}

/** The OAuth client of the dining site, with which it exchanges codes. */
export const demoDiningClient = { clientId: 'demo-dining', clientSecret: 'demo-home-page-secret' } as const;

const operations: Operations = { signIn: ['noCode', 'usedCode', 'expiredCode'], token: ['refuseClient'] };
const codeLifetimeMs = 60_000;

function renderGroupWebsite(language: Language, members: readonly Account[]): string {
  const texts = groupWebsiteTexts[language];
  const renderCard = ({ subject, name, email, phone }: Account, index: number) => {
    const note = html`<span>${email}</span><span class="phone">${phone ?? texts.noPhone}</span>`;
    return renderAccountCard(subject, name, note, index === 0);
  };
  const content = html`<main class="sheet wide">
<h1>${texts.title}</h1>
<p class="note">${texts.demoNote}</p>
<p class="lead">${texts.lead}</p>
<form method="post" action="sign-in">
<fieldset><legend>${texts.choose}</legend>
<div class="accounts">${members.map(renderCard)}</div></fieldset>
<div class="buttons"><button>${texts.go}</button></div>
</form>
</main>`;
  return renderPage({ language, brand: 'group', name: texts.group, demo: texts.demo, title: texts.title, content });
}

/**
 * A stand-in for the group's website: members sign in at `/` and are redirected to the dining site with a code, valid
 * once and for a minute. `/token` exchanges the code for the account. `/_control/…` injects faults.
 */
export const createGroupWebsitePlugin =
  ({ clock = () => new Date(), diningUrl }: GroupWebsiteStandInOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const accounts = new Accounts((index) => `HP${String(index).padStart(8, '0')}`);
    const grants = new AuthorizationCodeStore(clock, codeLifetimeMs);
    const rules = new FaultRules();
    await app.register(formbody);
    await app.register(createFaultControlRoutes(rules, operations));

    app.post('/_control/accounts', (request, reply) => {
      const account = parseAccount(request.body);
      if (account === undefined) return reply.code(400).send({ error: 'subject' });
      accounts.add(account);
      return reply.send(account);
    });

    app.get('/', (request, reply) => {
      const language = getLanguage(undefined, request.headers['accept-language']);
      // Members of the website always have an e-mail address.
      const members = accounts.demo.filter(({ email }) => email !== null);
      return sendPage(reply, 200, renderGroupWebsite(language, members));
    });

    app.post('/sign-in', async (request, reply) => {
      const account = accounts.find(parseFields(request.body)['account']);
      const fault = rules.takeFault('signIn', account?.subject);
      if (await injectFault(reply, fault)) return reply;
      if (account === undefined) return reply.redirect('./', 303);
      const grant = { account, redirectUri: '', state: undefined, nonce: undefined, codeChallenge: undefined };
      const codeState = fault?.kind === 'usedCode' ? 'used' : fault?.kind === 'expiredCode' ? 'expired' : 'valid';
      const query = fault?.kind === 'noCode' ? '' : `?code=${grants.issue(grant, codeState)}`;
      return reply.redirect(`${diningUrl}/homepagelogin${query}`, 303);
    });

    app.post('/token', async (request, reply) => {
      const fields = parseFields(request.body);
      const fault = rules.takeFault('token', grants.findAccountByCode(fields['code'])?.subject);
      if (await injectFault(reply, fault)) return reply;
      const { id, secret } = parseClient(fields, request.headers.authorization);
      const isRegistered = id === demoDiningClient.clientId && secret === demoDiningClient.clientSecret;
      if (fault?.kind === 'refuseClient' || !isRegistered) return reply.code(401).send({ error: 'invalid_client' });
      const grant = fields['grant_type'] === 'authorization_code' ? grants.redeemCode(fields['code']) : 'unknown';
      if (typeof grant === 'string') return reply.code(400).send({ error: 'invalid_grant', error_description: grant });
      const { subject, email, name, phone } = grant.account;
      return reply.send({ subject, email, name, phone });
    });
  };

export const createGroupWebsiteApp = (options: GroupWebsiteStandInOptions): FastifyInstance => {
  const app = createStandInApp();
  app.register(createGroupWebsitePlugin(options));
  return app;
};
