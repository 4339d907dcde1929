import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createStandInApp } from '../create-app';
import { injectFault } from '../faults/inject-fault';
import { matchesCodeChallenge } from '../sign-in/authorization-codes';
import { parseFields } from '../sign-in/form';
import {
  authorizeFaultKinds,
  createConsentRoutes,
  type Dialect,
  type ProviderStandInOptions,
  SignInProvider,
} from '../sign-in/provider';
import { createIdToken, getPublishedKeys, idTokenFaults } from './id-token';

export const demoGoogle = { clientId: 'demo-google-client', clientSecret: 'demo-google-secret' } as const;

const dialect: Dialect = {
  ...demoGoogle,
  brand: 'google',
  name: 'Google',
  returnPath: '/google-oauth/result',
  authorizePath: '/o/oauth2/v2/auth',
  sharesPhone: false,
  createSubject: (index) => `1${String(index).padStart(20, '0')}`,
  findRequestError: (query) => {
    if (!(query['scope'] ?? '').split(' ').includes('openid')) return 'scope';
    return query['code_challenge'] === undefined || query['code_challenge_method'] === 'S256'
      ? undefined
      : 'code_challenge_method';
  },
  extraParameters: { scope: 'email profile openid', authuser: '0', prompt: 'consent' },
  operations: { authorize: authorizeFaultKinds, token: ['refuseClient', ...idTokenFaults], keys: [] },
};

const sendError = (reply: FastifyReply, status: number, error: string, error_description: string) =>
  reply.code(status).send({ error, error_description });

/**
 * A stand-in for Google's sign-in (OpenID Connect): consent page, access token with a signed ID token, published keys.
 * It verifies PKCE. `/_control/…` injects faults.
 */
export const createGooglePlugin =
  (options: ProviderStandInOptions = {}) =>
  async (app: FastifyInstance): Promise<void> => {
    const provider = new SignInProvider(dialect, options);
    const { grants, rules } = provider;
    await app.register(formbody);
    await app.register(createConsentRoutes(provider));

    app.post('/token', async (request, reply) => {
      const fields = parseFields(request.body);
      const fault = rules.takeFault('token', grants.findAccountByCode(fields['code'])?.subject);
      if (await injectFault(reply, fault)) return reply;
      if (fault?.kind === 'refuseClient' || !provider.isRegisteredClient(fields, request.headers.authorization))
        return sendError(reply, 401, 'invalid_client', 'The OAuth client was not found.');
      if (fields['grant_type'] !== 'authorization_code')
        return sendError(reply, 400, 'unsupported_grant_type', 'Invalid grant_type');
      const grant = grants.redeemCode(fields['code']);
      if (typeof grant === 'string') return sendError(reply, 400, 'invalid_grant', 'Malformed auth code.');
      if (grant.redirectUri !== fields['redirect_uri'])
        return sendError(reply, 400, 'redirect_uri_mismatch', 'Bad Request');
      if (!matchesCodeChallenge(grant.codeChallenge, fields['code_verifier']))
        return sendError(reply, 400, 'invalid_grant', 'Invalid code verifier.');
      const { account, nonce } = grant;
      const issuer = options.publicUrl ?? `${request.protocol}://${request.host}${app.prefix}`;
      const claims = { issuer, clientId: dialect.clientId, account, nonce, now: provider.clock() };
      return reply.send({
        access_token: grants.createToken(account),
        expires_in: 3_599,
        scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
        token_type: 'Bearer',
        id_token: await createIdToken(claims, fault?.kind),
      });
    });

    app.get('/oauth2/v3/certs', async (_request, reply) => {
      if (await injectFault(reply, rules.takeFault('keys'))) return reply;
      return reply.send(await getPublishedKeys());
    });
  };

export const createGoogleApp = (options: ProviderStandInOptions = {}): FastifyInstance => {
  const app = createStandInApp();
  app.register(createGooglePlugin(options));
  return app;
};
