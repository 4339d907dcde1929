import { fail } from '@dining/contract/failure';
import {
  agreeToJoin,
  findRecommender,
  getJoinForm,
  sendJoinEmailCode,
  sendJoinPhoneCode,
  submitJoin,
  verifyJoinEmail,
  verifyJoinPhone,
} from '@dining/contract/site/join';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../feature';
import { agree } from './agreement';
import { askEmailCode, proveEmail } from './email-code';
import { form } from './form';
import { askPhoneCode, provePhone } from './phone-code';
import { checkRecommender } from './recommender';
import { submit } from './submit';

/** Whether the browser has sent the cookie that the agreement set; without one no step after it can succeed. */
const keepsCookies = ({ request }: { readonly request: FastifyRequest }): boolean => request.server.hasSessionCookie(request);
const cookiesRequired = Promise.resolve(fail('cookies_required'));

/** Becoming a member (Spec §2.6, §4 Join flow). */
export const join: Feature = (mount, deps) => {
  mount(agreeToJoin, (call) => agree(deps, call));
  mount(getJoinForm, (call) => form(deps, call));
  mount(sendJoinEmailCode, (call) => (keepsCookies(call) ? askEmailCode(deps, call) : cookiesRequired));
  mount(verifyJoinEmail, (call) => (keepsCookies(call) ? proveEmail(deps, call) : cookiesRequired));
  mount(sendJoinPhoneCode, (call) => (keepsCookies(call) ? askPhoneCode(deps, call) : cookiesRequired));
  mount(verifyJoinPhone, (call) => (keepsCookies(call) ? provePhone(deps, call) : cookiesRequired));
  mount(submitJoin, (call) => submit(deps, call));
  mount(findRecommender, (call) => checkRecommender(deps, call));
};
