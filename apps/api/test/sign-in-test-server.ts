import { createHash, randomBytes } from 'node:crypto';
import { createGoogleApp, demoGoogle } from '@dining/fakes/google/app';
import { createKakaoApp, demoKakao } from '@dining/fakes/kakao/app';
import { createNaverApp, demoNaver } from '@dining/fakes/naver/app';
import type { FastifyInstance } from 'fastify';
import { Google, type GoogleOptions } from '../src/adapters/social-sign-in/google';
import { Kakao, type KakaoOptions } from '../src/adapters/social-sign-in/kakao';
import { Naver, type NaverOptions } from '../src/adapters/social-sign-in/naver';
import type { SignInReturn, SocialProvider, SocialProviderClient } from '../src/ports/social-sign-in';
import { callControl, createLogRecorder } from './stand-in-control';

type Options = Partial<KakaoOptions & NaverOptions & GoogleOptions>;

export interface ProviderAccount {
  readonly subject: string;
  readonly name?: string;
  readonly email?: string | null;
  readonly emailVerified?: boolean;
  readonly phone?: string | null;
}

const createRandomToken = (): string => randomBytes(32).toString('base64url');

/**
 * Starts the stand-in of a provider and the adapter that calls it over HTTP. `authorize` consents without a browser.
 */
async function startServer(
  provider: SocialProvider,
  fake: FastifyInstance,
  createProviderAdapter: (baseUrl: string, changes: Options) => SocialProviderClient,
  lines: string[],
) {
  const baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
  const redirectUri = `http://localhost:3000/${provider}-oauth/result`;
  const createAdapter = (changes: Options = {}) => createProviderAdapter(baseUrl, changes);

  /** Opens the consent page and agrees or refuses. Returns the URLs, and the return as the adapter gets it. */
  const authorize = async (account: string, action: 'agree' | 'refuse' = 'agree') => {
    const [state, nonce, codeVerifier] = [createRandomToken(), createRandomToken(), createRandomToken()];
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const authorizeUrl = createAdapter().getAuthorizeUrl({ state, nonce, codeChallenge, redirectUri });
    const response = await fetch(authorizeUrl, {
      method: 'POST',
      body: new URLSearchParams({ account, action }),
      redirect: 'manual',
    });
    const redirectUrl = new URL(response.headers.get('location') ?? 'about:blank');
    const signInReturn: SignInReturn = {
      code: redirectUrl.searchParams.get('code') ?? '',
      state,
      nonce,
      codeVerifier,
      redirectUri,
    };
    return { authorizeUrl, redirectUrl, signInReturn };
  };
  return {
    baseUrl,
    createAdapter,
    authorize,
    lines,
    /** Adds an account to the stand-in. */
    addAccount: (account: ProviderAccount) => callControl(baseUrl, 'POST', 'accounts', account),
    injectFault: (operation: string, kind: string, options: object = {}) =>
      callControl(baseUrl, 'POST', 'faults', { operation, kind, ...options }),
    /** Ends the injected faults, and clears the log lines. */
    clearFaults: async () => {
      lines.length = 0;
      await callControl(baseUrl, 'DELETE', 'faults');
    },
    close: () => fake.close(),
  };
}

export type SignInTestServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the server of a provider. The stand-in uses the clock too, so that its codes can expire. */
export function startSignInTestServer(
  provider: SocialProvider,
  clock: () => Date = () => new Date(),
): Promise<SignInTestServer> {
  const { lines, logger } = createLogRecorder();
  const adapterOptions = { timeoutMs: 60_000, logger };
  switch (provider) {
    case 'kakao': {
      const createProviderAdapter = (url: string, changes: Options) =>
        new Kakao({ ...demoKakao, ...adapterOptions, authBaseUrl: url, apiBaseUrl: url, ...changes });
      return startServer(provider, createKakaoApp({ clock }), createProviderAdapter, lines);
    }
    case 'naver': {
      const createProviderAdapter = (url: string, changes: Options) =>
        new Naver({ ...demoNaver, ...adapterOptions, authBaseUrl: url, apiBaseUrl: url, ...changes });
      return startServer(provider, createNaverApp({ clock }), createProviderAdapter, lines);
    }
    case 'google': {
      const createProviderAdapter = (url: string, changes: Options) => {
        const hosts = { authBaseUrl: url, tokenBaseUrl: url, keysBaseUrl: url };
        return new Google({ ...demoGoogle, ...adapterOptions, ...hosts, clock, ...changes });
      };
      return startServer(provider, createGoogleApp({ clock }), createProviderAdapter, lines);
    }
  }
}
