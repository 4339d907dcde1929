import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createStandInApp } from '../create-app';
import { injectFault } from '../faults/inject-fault';
import { parseFields } from '../sign-in/form';
import {
  authorizeFaultKinds,
  createConsentRoutes,
  type Dialect,
  type ProviderStandInOptions,
  SignInProvider,
} from '../sign-in/provider';

export const demoNaver = { clientId: 'demo-naver-client', clientSecret: 'demo-naver-secret' } as const;

const dialect: Dialect = {
  ...demoNaver,
  brand: 'naver',
  name: 'NAVER',
  returnPath: '/naver-oauth/result',
  authorizePath: '/oauth2.0/authorize',
  sharesPhone: true,
  createSubject: (index) => `n${String(index).padStart(10, '0')}-demo`,
  findRequestError: (query) => (query['state'] ? undefined : 'state'),
  extraParameters: {},
  operations: { authorize: authorizeFaultKinds, token: ['refuseClient'], profile: ['forbidden', 'tokenRefused'] },
};

/** Sends an error. NAVER responds with HTTP 200; only the body shows the error. */
const sendError = (reply: FastifyReply, error: string, error_description: string) =>
  reply.send({ error, error_description });

/** A stand-in for NAVER's sign-in: consent page, token, profile. `/_control/…` injects faults. */
export const createNaverPlugin =
  (options: ProviderStandInOptions = {}) =>
  async (app: FastifyInstance): Promise<void> => {
    const provider = new SignInProvider(dialect, options);
    const { grants, rules } = provider;
    await app.register(formbody);
    await app.register(createConsentRoutes(provider));

    const handleToken = async (request: FastifyRequest, reply: FastifyReply) => {
      const fields = { ...parseFields(request.query), ...parseFields(request.body) };
      const fault = rules.takeFault('token', grants.findAccountByCode(fields['code'])?.subject);
      if (await injectFault(reply, fault)) return reply;
      if (fault?.kind === 'refuseClient' || !provider.isRegisteredClient(fields, undefined))
        return sendError(reply, 'invalid_client', 'wrong client id / client secret pair');
      if (fields['grant_type'] !== 'authorization_code')
        return sendError(reply, 'unsupported_grant_type', 'grant_type');
      const grant = grants.redeemCode(fields['code']);
      if (typeof grant === 'string' || grant.state !== fields['state'])
        return sendError(reply, 'invalid_request', 'no valid data in session');
      return reply.send({
        access_token: grants.createToken(grant.account),
        refresh_token: 'unused',
        token_type: 'bearer',
        expires_in: '3600',
      });
    };
    app.get('/oauth2.0/token', handleToken);
    app.post('/oauth2.0/token', handleToken);

    app.get('/v1/nid/me', async (request, reply) => {
      const account = grants.findAccountByBearer(request.headers.authorization);
      const fault = rules.takeFault('profile', account?.subject);
      if (await injectFault(reply, fault)) return reply;
      if (account === undefined || fault?.kind === 'tokenRefused')
        return reply.code(401).send({ resultcode: '024', message: 'Authentication failed (인증 실패하였습니다.)' });
      if (fault?.kind === 'forbidden') return reply.code(403).send({ resultcode: '403', message: 'Forbidden' });
      const { subject: id, name, email, phone } = account;
      const mobile =
        phone === null ? {} : phone.startsWith('+') ? { mobile_e164: phone.replaceAll(' ', '') } : { mobile: phone };
      return reply.send({
        resultcode: '00',
        message: 'success',
        response: { id, nickname: name, name, ...(email !== null && { email }), ...mobile },
      });
    });
  };

export const createNaverApp = (options: ProviderStandInOptions = {}): FastifyInstance => {
  const app = createStandInApp();
  app.register(createNaverPlugin(options));
  return app;
};
