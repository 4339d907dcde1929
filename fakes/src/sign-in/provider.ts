import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFaultControlRoutes } from '../faults/control';
import { type Fault, FaultRules, type Operations } from '../faults/fault-rules';
import { injectFault } from '../faults/inject-fault';
import { getLanguage, type Language } from '../languages';
import { type Brand, sendPage } from '../page';
import { type Account, Accounts, type CreateSubject, parseAccount } from './accounts';
import { AuthorizationCodeStore, type AuthorizationGrant } from './authorization-codes';
import { renderConsentPage, renderErrorPage } from './consent-page';
import { type Fields, parseClient, parseFields } from './form';

export interface ProviderStandInOptions {
  readonly clock?: () => Date;
  /** The URL at which browsers reach the stand-in, without a trailing slash; by default that of the request. */
  readonly publicUrl?: string;
}

/** The differences between the providers up to the consent. */
export interface Dialect {
  readonly brand: Exclude<Brand, 'group'>;
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The path of the only registered redirect URI. */
  readonly returnPath: string;
  readonly authorizePath: string;
  readonly sharesPhone: boolean;
  readonly createSubject: CreateSubject;
  /** Returns the error by the rules of this provider alone; undefined if the request follows them. */
  readonly findRequestError: (query: Fields) => string | undefined;
  /** Further parameters of a redirect with a code. */
  readonly extraParameters: Readonly<Record<string, string>>;
  readonly operations: Operations;
}

export const authorizeFaultKinds = ['deny', 'wrongState', 'noState', 'usedCode', 'expiredCode'] as const;

const codeLifetimeMs = 10 * 60_000;

/** A sign-in provider up to the consent. The provider's own app issues tokens and profiles. */
export class SignInProvider {
  readonly dialect: Dialect;
  readonly clock: () => Date;
  readonly rules = new FaultRules();
  readonly accounts: Accounts;
  readonly grants: AuthorizationCodeStore;

  constructor(dialect: Dialect, { clock = () => new Date() }: ProviderStandInOptions) {
    this.dialect = dialect;
    this.clock = clock;
    this.accounts = new Accounts(dialect.createSubject);
    this.grants = new AuthorizationCodeStore(clock, codeLifetimeMs);
  }

  isRegisteredClient(fields: Fields, header: string | undefined): boolean {
    const { id, secret } = parseClient(fields, header);
    return id === this.dialect.clientId && secret === this.dialect.clientSecret;
  }

  /**
   * Returns the error of an authorization request; undefined if it is valid. An invalid request must get an error page
   * and no redirect.
   */
  findAuthorizationError(query: Fields): string | undefined {
    const { client_id: clientId, redirect_uri: redirectUri = '' } = query;
    if (clientId !== this.dialect.clientId) return 'unknown client_id';
    if (!URL.canParse(redirectUri) || new URL(redirectUri).pathname !== this.dialect.returnPath)
      return 'redirect_uri is not registered';
    return query['response_type'] === 'code' ? this.dialect.findRequestError(query) : 'response_type';
  }

  createRedirectUrl(query: Fields, account: Account | undefined, fault: Fault | undefined): string {
    const redirectUrl = new URL(query['redirect_uri'] ?? '');
    const state = fault?.kind === 'wrongState' ? 'not-the-state-that-was-sent' : query['state'];
    const parameters =
      account === undefined || fault?.kind === 'deny'
        ? { error: 'access_denied', error_description: 'User denied access' }
        : { code: this.#issueCode(query, account, fault), ...this.dialect.extraParameters };
    for (const [name, value] of Object.entries(parameters)) redirectUrl.searchParams.set(name, value);
    if (state !== undefined && fault?.kind !== 'noState') redirectUrl.searchParams.set('state', state);
    return redirectUrl.href;
  }

  #issueCode(query: Fields, account: Account, fault: Fault | undefined): string {
    const grant: AuthorizationGrant = {
      account,
      redirectUri: query['redirect_uri'] ?? '',
      state: query['state'],
      nonce: query['nonce'],
      codeChallenge: query['code_challenge'],
    };
    if (fault?.kind === 'usedCode') return this.grants.issue(grant, 'used');
    return this.grants.issue(grant, fault?.kind === 'expiredCode' ? 'expired' : 'valid');
  }
}

const getRequestLanguage = (request: FastifyRequest): Language =>
  getLanguage(parseFields(request.query)['ui_locales'], request.headers['accept-language']);

export const createConsentRoutes = (provider: SignInProvider) => async (app: FastifyInstance) => {
  const { dialect, rules, accounts } = provider;
  await app.register(createFaultControlRoutes(rules, dialect.operations));

  app.post('/_control/accounts', (request, reply) => {
    const account = parseAccount(request.body);
    if (account === undefined) return reply.code(400).send({ error: 'subject' });
    accounts.add(account);
    return reply.send(account);
  });

  const sendError = (request: FastifyRequest, reply: FastifyReply, code: string): FastifyReply =>
    sendPage(reply, 400, renderErrorPage(getRequestLanguage(request), dialect.brand, dialect.name, code));

  app.get(dialect.authorizePath, async (request, reply) => {
    const error = provider.findAuthorizationError(parseFields(request.query));
    if (error !== undefined) return sendError(request, reply, error);
    const { brand, name, sharesPhone } = dialect;
    return sendPage(
      reply,
      200,
      renderConsentPage({ language: getRequestLanguage(request), brand, name, sharesPhone, accounts: accounts.demo }),
    );
  });

  app.post(dialect.authorizePath, async (request, reply) => {
    const query = parseFields(request.query);
    const error = provider.findAuthorizationError(query);
    if (error !== undefined) return sendError(request, reply, error);
    const { action, account: subject } = parseFields(request.body);
    const account = subject === 'new' ? accounts.create() : accounts.find(subject);
    if (action === 'agree' && account === undefined) return sendError(request, reply, 'account');
    const fault = rules.takeFault('authorize', account?.subject);
    if (await injectFault(reply, fault)) return reply;
    return reply.redirect(provider.createRedirectUrl(query, action === 'agree' ? account : undefined, fault), 303);
  });
};
