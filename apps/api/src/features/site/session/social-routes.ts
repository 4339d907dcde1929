import {
  completeGoogleSignIn,
  completeKakaoSignIn,
  completeNaverSignIn,
  signInFromHomePage,
  startGoogleSignIn,
  startKakaoSignIn,
  startNaverSignIn,
} from '@dining/contract/site/session/social-sign-in';
import type { Feature } from '../../feature';
import { comeWithHomePageCode } from './home-page';
import { leaveFor } from './leave';
import { handleOAuthCallback } from './oauth-callback';

/** Signing in with somebody who vouches for a member (Spec §4 Social sign-in). */
export const socialSignIn: Feature = (mount, deps) => {
  mount(startKakaoSignIn, (call) => leaveFor(deps, 'KAKAO', call));
  mount(startNaverSignIn, (call) => leaveFor(deps, 'NAVER', call));
  mount(startGoogleSignIn, (call) => leaveFor(deps, 'GOOGLE', call));
  mount(completeKakaoSignIn, (call) => handleOAuthCallback(deps, 'KAKAO', call, call.body));
  mount(completeNaverSignIn, (call) => handleOAuthCallback(deps, 'NAVER', call, call.body));
  mount(completeGoogleSignIn, (call) => handleOAuthCallback(deps, 'GOOGLE', call, call.body));
  mount(signInFromHomePage, (call) => comeWithHomePageCode(deps, call));
};
