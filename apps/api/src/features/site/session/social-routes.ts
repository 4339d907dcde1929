import {
  comeFromHomePage,
  leaveForGoogle,
  leaveForKakao,
  leaveForNaver,
  returnFromGoogle,
  returnFromKakao,
  returnFromNaver,
} from '@dining/contract/site/session/social-sign-in';
import type { Feature } from '../../feature';
import { signInFromHomePage } from './home-page';
import { handleOAuthCallback } from './oauth-callback';
import { startProviderSignIn } from './start-sign-in';

export const socialSignIn: Feature = (mount, deps) => {
  mount(leaveForKakao, (call) => startProviderSignIn(deps, 'KAKAO', call));
  mount(leaveForNaver, (call) => startProviderSignIn(deps, 'NAVER', call));
  mount(leaveForGoogle, (call) => startProviderSignIn(deps, 'GOOGLE', call));
  mount(returnFromKakao, (call) => handleOAuthCallback(deps, 'KAKAO', call, call.body));
  mount(returnFromNaver, (call) => handleOAuthCallback(deps, 'NAVER', call, call.body));
  mount(returnFromGoogle, (call) => handleOAuthCallback(deps, 'GOOGLE', call, call.body));
  mount(comeFromHomePage, (call) => signInFromHomePage(deps, call));
};
