import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

export const demoKakao = { clientId: 'demo-kakao-client', clientSecret: 'demo-kakao-secret' } as const;

const dialect: Dialect = {
  ...demoKakao,
  brand: 'kakao',
  name: 'KAKAO',
  returnPath: '/kakao-oauth/result',
  authorizePath: '/oauth/authorize',
  sharesPhone: true,
  // 64 bits, which exceed the safe integers of JavaScript.
  createSubject: (index) => String(4_611_686_018_427_387_900n + BigInt(index)),
  findRequestError: () => undefined,
  extraParameters: {},
  operations: {
    authorize: authorizeFaultKinds,
    token: ['refuseClient'],
    profile: ['notLinked', 'consentMissing', 'underFourteen', 'tokenRefused'],
  },
};

/** The error responses of a profile from KAKAO's documents: status, code and message. */
const profileErrors: Readonly<Record<string, readonly [number, number, string]>> = {
  notLinked: [400, -101, 'NotRegisteredUserException'],
  consentMissing: [403, -402, 'insufficient scopes.'],
  underFourteen: [401, -406, 'under14'],
  tokenRefused: [401, -401, 'this access token does not exist'],
};

const sendError = (reply: FastifyReply, status: number, error: string, error_code: string, error_description: string) =>
  reply.code(status).send({ error, error_code, error_description });

/** Formats a Korean phone number as KAKAO does: `+82 10-1234-5678`. */
const formatPhoneNumber = (phone: string): string => (phone.startsWith('+') ? phone : `+82 ${phone.slice(1)}`);

/** A stand-in for KAKAO's sign-in: consent page, token, profile. `/_control/…` injects faults. */
export const createKakaoPlugin =
  (options: ProviderStandInOptions = {}) =>
  async (app: FastifyInstance): Promise<void> => {
    const provider = new SignInProvider(dialect, options);
    const { grants, rules } = provider;
    await app.register(formbody);
    await app.register(createConsentRoutes(provider));

    app.post('/oauth/token', async (request, reply) => {
      const fields = parseFields(request.body);
      const fault = rules.takeFault('token', grants.findAccountByCode(fields['code'])?.subject);
      if (await injectFault(reply, fault)) return reply;
      if (fault?.kind === 'refuseClient' || !provider.isRegisteredClient(fields, undefined))
        return sendError(reply, 401, 'invalid_client', 'KOE010', 'Bad client credentials');
      if (fields['grant_type'] !== 'authorization_code')
        return sendError(reply, 400, 'unsupported_grant_type', 'KOE203', 'unsupported grant_type');
      const grant = grants.redeemCode(fields['code']);
      if (typeof grant === 'string')
        return sendError(
          reply,
          400,
          'invalid_grant',
          'KOE320',
          `authorization code not found for code=${fields['code'] ?? ''}`,
        );
      if (grant.redirectUri !== fields['redirect_uri'])
        return sendError(reply, 400, 'invalid_grant', 'KOE303', 'Redirect URI mismatch.');
      return reply.send({
        access_token: grants.createToken(grant.account),
        token_type: 'bearer',
        refresh_token: 'unused',
        expires_in: 21_599,
        scope: 'account_email name phone_number',
        refresh_token_expires_in: 5_183_999,
      });
    });

    app.get('/v2/user/me', async (request, reply) => {
      const account = grants.findAccountByBearer(request.headers.authorization);
      const fault = rules.takeFault('profile', account?.subject);
      if (await injectFault(reply, fault)) return reply;
      const [status, code, msg] = profileErrors[account === undefined ? 'tokenRefused' : (fault?.kind ?? '')] ?? [];
      if (account === undefined || status !== undefined) return reply.code(status ?? 401).send({ msg, code });
      const { subject, name, email, emailVerified, phone } = account;
      const kakao_account = {
        profile_nickname_needs_agreement: false,
        profile: { nickname: name, is_default_image: true },
        name,
        email_needs_agreement: email === null,
        ...(email !== null && { is_email_valid: true, is_email_verified: emailVerified, email }),
        phone_number_needs_agreement: phone === null,
        ...(phone !== null && { phone_number: formatPhoneNumber(phone) }),
      };
      // JSON.stringify cannot serialise the id, a 64-bit integer.
      const otherFields = JSON.stringify({
        connected_at: provider.clock().toISOString(),
        properties: { nickname: name },
        kakao_account,
      });
      return reply.type('application/json').send(`{"id":${subject},${otherFields.slice(1)}`);
    });
  };

export const createKakaoApp = (options: ProviderStandInOptions = {}): FastifyInstance => {
  const app = createStandInApp();
  app.register(createKakaoPlugin(options));
  return app;
};
