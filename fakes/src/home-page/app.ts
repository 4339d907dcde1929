import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { createStandInApp } from '../create-app';
import { html } from '../html';
import { type Language, languageOf } from '../languages';
import { page, sendPage } from '../page';
import { type Account, Accounts, accountOf } from '../sign-in/accounts';
import { accountCard } from '../sign-in/consent-page';
import { clientOf, fieldsOf } from '../sign-in/form';
import { Grants } from '../sign-in/grants';
import { steering } from '../steering/control';
import { type Operations, Rules } from '../steering/rules';
import { spoil } from '../steering/spoil';
import { homePageTexts } from './texts';

export interface HomePageFakeOptions {
  readonly clock?: () => Date;
  /** The dining site, without a slash at the end. */
  readonly diningUrl: string;
}

/** The dining site's account here; its settings must say the same. */
export const demoHomePage = { clientId: 'demo-dining', clientSecret: 'demo-home-page-secret' } as const;

const operations: Operations = { signIn: ['noCode', 'usedCode', 'expiredCode'], token: ['refuseClient'] };
const codeLifeMs = 60_000;

function homePage(language: Language, members: readonly Account[]): string {
  const texts = homePageTexts[language];
  const card = ({ subject, name, email, phone }: Account, index: number) => {
    const note = html`<span>${email}</span><span class="phone">${phone ?? texts.noPhone}</span>`;
    return accountCard(subject, name, note, index === 0);
  };
  const content = html`<main class="sheet wide">
<h1>${texts.title}</h1>
<p class="note">${texts.demoNote}</p>
<p class="lead">${texts.lead}</p>
<form method="post" action="sign-in">
<fieldset><legend>${texts.choose}</legend>
<div class="accounts">${members.map(card)}</div></fieldset>
<div class="buttons"><button>${texts.go}</button></div>
</form>
</main>`;
  return page({ language, brand: 'house', name: texts.group, demo: texts.demo, title: texts.title, content });
}

/**
 * A stand-in for the group's home page: its members sign in at `/`, and go to the dining site with a code that is good once and for
 * a minute, which `/token` changes. `/_control/…` steers it. A plugin: `serve.ts` puts it beside the others, tests let it
 * stand alone.
 */
export const homePageStandIn =
  ({ clock = () => new Date(), diningUrl }: HomePageFakeOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const accounts = new Accounts((index) => `HP${String(index).padStart(8, '0')}`);
    const grants = new Grants(clock, codeLifeMs);
    const rules = new Rules();
    await app.register(formbody);
    await app.register(steering(rules, operations));

    app.post('/_control/accounts', (request, reply) => {
      const account = accountOf(request.body);
      if (account === undefined) return reply.code(400).send({ error: 'subject' });
      accounts.add(account);
      return reply.send(account);
    });

    app.get('/', (request, reply) => {
      const language = languageOf(undefined, request.headers['accept-language']);
      // A member of the home page always has an address.
      const members = accounts.demo.filter(({ email }) => email !== null);
      return sendPage(reply, 200, homePage(language, members));
    });

    app.post('/sign-in', async (request, reply) => {
      const account = accounts.find(fieldsOf(request.body)['account']);
      const rule = rules.take('signIn', account?.subject);
      if (await spoil(reply, rule)) return reply;
      if (account === undefined) return reply.redirect('./', 303);
      const grant = { account, redirectUri: '', state: undefined, nonce: undefined, codeChallenge: undefined };
      const worth = rule?.kind === 'usedCode' ? 'used' : rule?.kind === 'expiredCode' ? 'expired' : 'good';
      const query = rule?.kind === 'noCode' ? '' : `?code=${grants.issue(grant, worth)}`;
      return reply.redirect(`${diningUrl}/homepagelogin${query}`, 303);
    });

    app.post('/token', async (request, reply) => {
      const fields = fieldsOf(request.body);
      const rule = rules.take('token', grants.peek(fields['code'])?.subject);
      if (await spoil(reply, rule)) return reply;
      const { id, secret } = clientOf(fields, request.headers.authorization);
      if (rule?.kind === 'refuseClient' || id !== demoHomePage.clientId || secret !== demoHomePage.clientSecret)
        return reply.code(401).send({ error: 'invalid_client' });
      const grant = fields['grant_type'] === 'authorization_code' ? grants.take(fields['code']) : 'unknown';
      if (typeof grant === 'string') return reply.code(400).send({ error: 'invalid_grant', error_description: grant });
      const { subject, email, name, phone } = grant.account;
      return reply.send({ subject, email, name, phone });
    });
  };

/** The stand-in by itself. Not listening yet: `listen({ port: 0 })`. */
export const buildHomePageFake = (options: HomePageFakeOptions): FastifyInstance => {
  const app = createStandInApp();
  app.register(homePageStandIn(options));
  return app;
};
