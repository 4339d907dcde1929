import { createHash, randomBytes } from 'node:crypto';
import { buildGoogleFake, demoGoogle } from '@dining/fakes/google/app';
import { buildKakaoFake, demoKakao } from '@dining/fakes/kakao/app';
import { buildNaverFake, demoNaver } from '@dining/fakes/naver/app';
import type { FastifyInstance } from 'fastify';
import { Google, type GoogleOptions } from '../src/adapters/social-sign-in/google';
import { Kakao, type KakaoOptions } from '../src/adapters/social-sign-in/kakao';
import { Naver, type NaverOptions } from '../src/adapters/social-sign-in/naver';
import type { SignInReturn, SocialProvider, SocialSignIn } from '../src/ports/social-sign-in';
import { logBook, steer } from './steer';

type Options = Partial<KakaoOptions & NaverOptions & GoogleOptions>;

/** Somebody with an account at a stand-in. */
export interface Somebody {
  readonly subject: string;
  readonly name?: string;
  readonly email?: string | null;
  readonly emailVerified?: boolean;
  readonly phone?: string | null;
}

const random = (): string => randomBytes(32).toString('base64url');

/** One provider's adapter talking over HTTP to a stand-in of its own, and a person who agrees there without a browser. */
async function rigOf(
  provider: SocialProvider,
  fake: FastifyInstance,
  made: (baseUrl: string, changes: Options) => SocialSignIn,
  lines: string[],
) {
  const baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
  const redirectUri = `http://localhost:3000/${provider}-oauth/result`;
  const adapter = (changes: Options = {}) => made(baseUrl, changes);

  /** Leads somebody to the provider, who agrees or not; what the browser comes back with, and what was kept of the attempt. */
  const agree = async (account: string, action: 'agree' | 'refuse' = 'agree') => {
    const [state, nonce, codeVerifier] = [random(), random(), random()];
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const page = adapter().getAuthorizeUrl({ state, nonce, codeChallenge, redirectUri });
    const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ account, action }), redirect: 'manual' });
    const location = new URL(response.headers.get('location') ?? 'about:blank');
    const back: SignInReturn = { code: location.searchParams.get('code') ?? '', state, nonce, codeVerifier, redirectUri };
    return { page, location, back };
  };
  return {
    baseUrl,
    adapter,
    agree,
    lines,
    /** An account that the stand-in knows from now on. */
    know: (account: Somebody) => steer(baseUrl, 'POST', 'accounts', account),
    tell: (operation: string, kind: string, more: object = {}) =>
      steer(baseUrl, 'POST', 'behaviours', { operation, kind, ...more }),
    heal: async () => {
      lines.length = 0;
      await steer(baseUrl, 'DELETE', 'behaviours');
    },
    close: () => fake.close(),
  };
}

export type SignInRig = Awaited<ReturnType<typeof rigOf>>;

/** @param clock also the stand-in's: a code's life can be waited for. */
export function startSignInRig(provider: SocialProvider, clock: () => Date = () => new Date()): Promise<SignInRig> {
  const { lines, logger } = logBook();
  const common = { timeoutMs: 60_000, logger };
  switch (provider) {
    case 'kakao': {
      const made = (url: string, changes: Options) =>
        new Kakao({ ...demoKakao, ...common, authBaseUrl: url, apiBaseUrl: url, ...changes });
      return rigOf(provider, buildKakaoFake({ clock }), made, lines);
    }
    case 'naver': {
      const made = (url: string, changes: Options) =>
        new Naver({ ...demoNaver, ...common, authBaseUrl: url, apiBaseUrl: url, ...changes });
      return rigOf(provider, buildNaverFake({ clock }), made, lines);
    }
    case 'google': {
      const made = (url: string, changes: Options) => {
        const hosts = { authBaseUrl: url, tokenBaseUrl: url, keysBaseUrl: url };
        return new Google({ ...demoGoogle, ...common, ...hosts, clock, ...changes });
      };
      return rigOf(provider, buildGoogleFake({ clock }), made, lines);
    }
  }
}
