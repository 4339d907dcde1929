import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineEndpoint } from '../../endpoint';
import { defineLine, ynSchema } from '../../wire';
import { userDetailsSchema } from './session';

/** Defines the result of social sign-in (Spec §4). `invalid` is the result code of a rejected attempt, which differs by
 * provider. */
const defineSignInResult = <const Invalid extends string>(invalid: Invalid) =>
  z.object({
    result: z
      .enum([invalid, 'cellphone_duplicated', 'login_fail', 'not_joined', 'login'])
      .describe(
        "not_joined: the provider's profile is kept for this browser, and `/join/form` returns it. Only `login` signs in",
      ),
    message: z.string().describe('With login_fail: message to show; empty if the page has a message for this error'),
    returnUrl: z.string().describe('With login: path to go to, always on this site'),
    userDetails: userDetailsSchema.optional(),
  });

const signInStartSchema = z.object({ returnUrl: allowBlank(defineLine(2000)) });
const signInStartResultSchema = z.object({
  url: z.string().describe("URL of the provider's page, valid once, for ten minutes, in this browser"),
});

const defineSignInStart = <const Path extends `/api/${string}`>(path: Path, provider: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    auth: 'public',
    summary: `Starts sign-in with ${provider} and returns the URL to open`,
    body: signInStartSchema,
    result: signInStartResultSchema,
    errors: ['sign_in_off', 'too_many_requests'],
  });

export const startKakaoSignIn = defineSignInStart('/api/login/get-kakao-oauth-url', 'KAKAO');
export const startNaverSignIn = defineSignInStart('/api/login/get-naver-oauth-url', 'NAVER');
export const startGoogleSignIn = defineSignInStart('/api/login/get-google-oauth-url', 'GOOGLE');

const callbackFields = { code: z.string().max(4096), state: allowBlank(z.string().max(200)) };
/** Parameters that Google sends with the code; ignored (facts on integrations §2.2). */
const ignoredParamSchema = allowBlank(z.string().max(2000));

export const completeKakaoSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/kakao-auth-code',
  auth: 'public',
  summary: 'Completes sign-in with KAKAO by its code and the state of this browser’s attempt',
  body: z.object(callbackFields),
  result: defineSignInResult('invalid_kakao_login'),
  errors: ['cookies_required', 'too_many_requests'],
});

export const completeNaverSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/naver-auth-code',
  auth: 'public',
  summary: 'Completes sign-in with NAVER by its code and state',
  body: z.object(callbackFields),
  result: defineSignInResult('invalid_naver_login'),
  errors: ['cookies_required', 'too_many_requests'],
});

export const completeGoogleSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/google-auth-code',
  auth: 'public',
  summary: 'Completes sign-in with GOOGLE by its code and state',
  body: z.object({
    ...callbackFields,
    scope: ignoredParamSchema,
    authuser: ignoredParamSchema,
    prompt: ignoredParamSchema,
  }),
  result: defineSignInResult('invalid_google_login'),
  errors: ['cookies_required', 'too_many_requests'],
});

export const signInFromGroupWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/homepagelogin/login',
  auth: 'public',
  summary:
    'Signs in a visitor from the group’s home page with a single-use code; a signed-in member or guest must confirm first',
  body: z.object({
    code: z.string().max(4096),
    confirmKey: z
      .string()
      .max(200)
      .optional()
      .describe(
        'Key from the `confirm` result, if the visitor agrees. An empty string requests the result `confirm`. Optional for visitors who are neither member nor guest',
      ),
  }),
  result: z.object({
    ...defineSignInResult('invalid_homepage_login').shape,
    result: z
      .enum(['invalid_homepage_login', 'cellphone_duplicated', 'login_fail', 'not_joined', 'login', 'confirm'])
      .describe(
        'confirm: the session is unchanged and the code unused; ask the visitor, then call again with `confirmKey`',
      ),
    confirmKey: z.string().optional().describe('With confirm: valid for this code and the current visitor'),
    signedInAs: z
      .string()
      .optional()
      .describe("With confirm: masked name of the member who is signed in now, '' for none"),
    guestYn: ynSchema.optional().describe('With confirm: whether this session is a guest without an account'),
  }),
  errors: ['cookies_required', 'too_many_requests'],
});

export const socialSignInEndpoints = [
  startKakaoSignIn,
  startNaverSignIn,
  startGoogleSignIn,
  completeKakaoSignIn,
  completeNaverSignIn,
  completeGoogleSignIn,
  signInFromGroupWebsite,
] as const;
