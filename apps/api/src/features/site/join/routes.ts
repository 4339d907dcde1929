import { fail } from '@dining/contract/failure';
import {
  agreeToJoin,
  askJoinEmailCode,
  askJoinPhoneCode,
  findRecommender,
  proveJoinEmail,
  proveJoinPhone,
  showJoinForm,
  submitJoin,
} from '@dining/contract/site/join';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../feature';
import { agree } from './agreement';
import { askEmailCode, proveEmail } from './email-code';
import { form } from './form';
import { askPhoneCode, provePhone } from './phone-code';
import { checkRecommender } from './recommender';
import { submit } from './submit';

/** Returns true if the browser has kept the cookie of the agreement, without which no later step can succeed. */
const keepsCookies = ({ request }: { readonly request: FastifyRequest }): boolean => request.server.hasSessionCookie(request);
const cookiesRequired = Promise.resolve(fail('cookies_required'));

export const join: Feature = (mount, deps) => {
  mount(agreeToJoin, (call) => agree(deps, call));
  mount(showJoinForm, (call) => form(deps, call));
  mount(askJoinEmailCode, (call) => (keepsCookies(call) ? askEmailCode(deps, call) : cookiesRequired));
  mount(proveJoinEmail, (call) => (keepsCookies(call) ? proveEmail(deps, call) : cookiesRequired));
  mount(askJoinPhoneCode, (call) => (keepsCookies(call) ? askPhoneCode(deps, call) : cookiesRequired));
  mount(proveJoinPhone, (call) => (keepsCookies(call) ? provePhone(deps, call) : cookiesRequired));
  mount(submitJoin, (call) => submit(deps, call));
  mount(findRecommender, (call) => checkRecommender(deps, call));
};
