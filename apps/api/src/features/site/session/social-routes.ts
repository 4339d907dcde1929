import {
  completeGoogleSignIn,
  completeKakaoSignIn,
  completeNaverSignIn,
  signInFromGroupWebsite,
  startGoogleSignIn,
  startKakaoSignIn,
  startNaverSignIn,
} from '@dining/contract/site/session/social-sign-in';
import type { Feature } from '../../feature';
import { signInWithGroupWebsiteCode } from './group-website';
import { handleOAuthCallback } from './oauth-callback';
import { startProviderSignIn } from './start-sign-in';

export const socialSignIn: Feature = (mount, deps) => {
  mount(startKakaoSignIn, (call) => startProviderSignIn(deps, 'KAKAO', call));
  mount(startNaverSignIn, (call) => startProviderSignIn(deps, 'NAVER', call));
  mount(startGoogleSignIn, (call) => startProviderSignIn(deps, 'GOOGLE', call));
  mount(completeKakaoSignIn, (call) => handleOAuthCallback(deps, 'KAKAO', call, call.body));
  mount(completeNaverSignIn, (call) => handleOAuthCallback(deps, 'NAVER', call, call.body));
  mount(completeGoogleSignIn, (call) => handleOAuthCallback(deps, 'GOOGLE', call, call.body));
  mount(signInFromGroupWebsite, (call) => signInWithGroupWebsiteCode(deps, call));
};
