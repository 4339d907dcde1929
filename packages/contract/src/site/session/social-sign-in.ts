import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineEndpoint } from '../../endpoint';
import { line, yn } from '../../wire';
import { userDetails } from './session';

/** Spec §4 Social sign-in result values; which of them name the provider differs. */
const outcome = <const Invalid extends string>(invalid: Invalid) =>
  z.object({
    result: z
      .enum([invalid, 'cellphone_duplicated', 'login_fail', 'not_joined', 'login'])
      .describe(
        'not_joined: what the provider tells is kept for this browser, and `/join/form` hands it out. Nothing but `login` signs anybody in',
      ),
    message: z.string().describe("With login_fail: what the server has to say, '' where the page has its own words"),
    returnUrl: z.string().describe('With login: the path to go to, always one of this site'),
    userDetails: userDetails.optional(),
  });

const wayOut = z.object({ returnUrl: orBlank(line(2000)) });
const wayOutAnswer = z.object({
  url: z.string().describe("The provider's page: good for ten minutes, for this browser, and once"),
});

const defineStart = <const Path extends `/api/${string}`>(path: Path, provider: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    auth: 'public',
    summary: `Begins signing in with ${provider}: where the browser goes next`,
    body: wayOut,
    result: wayOutAnswer,
    errors: ['sign_in_off', 'too_many_requests'],
  });

export const startKakaoSignIn = defineStart('/api/login/get-kakao-oauth-url', 'KAKAO');
export const startNaverSignIn = defineStart('/api/login/get-naver-oauth-url', 'NAVER');
export const startGoogleSignIn = defineStart('/api/login/get-google-oauth-url', 'GOOGLE');

const back = { code: z.string().max(4096), state: orBlank(z.string().max(200)) };
/** What Google echoes beside the code: taken, and not acted on (facts on integrations §2.2). */
const echo = orBlank(z.string().max(2000));

export const completeKakaoSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/kakao-auth-code',
  auth: 'public',
  summary: 'Comes back from KAKAO with its code; without the state of this browser’s own attempt it is worth nothing',
  body: z.object(back),
  result: outcome('invalid_kakao_login'),
  errors: ['cookies_required', 'too_many_requests'],
});

export const completeNaverSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/naver-auth-code',
  auth: 'public',
  summary: 'Comes back from NAVER with its code and state',
  body: z.object(back),
  result: outcome('invalid_naver_login'),
  errors: ['cookies_required', 'too_many_requests'],
});

export const completeGoogleSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/google-auth-code',
  auth: 'public',
  summary: 'Comes back from GOOGLE with its code and state',
  body: z.object({ ...back, scope: echo, authuser: echo, prompt: echo }),
  result: outcome('invalid_google_login'),
  errors: ['cookies_required', 'too_many_requests'],
});

export const signInFromHomePage = defineEndpoint({
  method: 'POST',
  path: '/api/homepagelogin/login',
  auth: 'public',
  summary:
    'Signs in whoever comes from the group’s home page with its one-time code; a member or guest who is here already is asked first',
  body: z.object({
    code: z.string().max(4096),
    confirmKey: z
      .string()
      .max(200)
      .optional()
      .describe(
        "The key that `confirm` has answered: the visitor agrees. '' asks for the question. A visitor who is neither member nor guest may leave it out",
      ),
  }),
  result: z.object({
    ...outcome('invalid_homepage_login').shape,
    result: z
      .enum(['invalid_homepage_login', 'cellphone_duplicated', 'login_fail', 'not_joined', 'login', 'confirm'])
      .describe('confirm: nobody is signed in yet and the code is not used; ask the visitor, then call again with `confirmKey`'),
    confirmKey: z.string().optional().describe('With confirm: good for this code, and for as long as the same visitor is here'),
    signedInAs: z
      .string()
      .optional()
      .describe("With confirm: the masked name of the member who is signed in now, '' where nobody is"),
    guestYn: yn.optional().describe('With confirm: whether a guest without an account is here'),
  }),
  errors: ['cookies_required', 'too_many_requests'],
});

export const socialSignInCalls = [
  startKakaoSignIn,
  startNaverSignIn,
  startGoogleSignIn,
  completeKakaoSignIn,
  completeNaverSignIn,
  completeGoogleSignIn,
  signInFromHomePage,
] as const;
