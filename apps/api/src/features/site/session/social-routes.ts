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
import { comeWithHomePageCode } from './home-page';
import { leaveFor } from './leave';
import { handleOAuthCallback } from './oauth-callback';

export const socialSignIn: Feature = (mount, deps) => {
  mount(leaveForKakao, (call) => leaveFor(deps, 'KAKAO', call));
  mount(leaveForNaver, (call) => leaveFor(deps, 'NAVER', call));
  mount(leaveForGoogle, (call) => leaveFor(deps, 'GOOGLE', call));
  mount(returnFromKakao, (call) => handleOAuthCallback(deps, 'KAKAO', call, call.body));
  mount(returnFromNaver, (call) => handleOAuthCallback(deps, 'NAVER', call, call.body));
  mount(returnFromGoogle, (call) => handleOAuthCallback(deps, 'GOOGLE', call, call.body));
  mount(comeFromHomePage, (call) => comeWithHomePageCode(deps, call));
};
