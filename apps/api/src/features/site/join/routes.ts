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
import { submitAgreement } from './agreement';
import { proveEmail, sendEmailCode } from './email-code';
import { viewForm } from './form';
import { provePhone, sendPhoneCode } from './phone-code';
import { checkRecommender } from './recommender';
import { submit } from './submit';

const hasCookie = ({ request }: { readonly request: FastifyRequest }): boolean => request.server.hasSessionCookie(request);
const cookiesRequired = Promise.resolve(fail('cookies_required'));

export const join: Feature = (mount, deps) => {
  mount(agreeToJoin, (call) => submitAgreement(deps, call));
  mount(showJoinForm, (call) => viewForm(deps, call));
  mount(askJoinEmailCode, (call) => (hasCookie(call) ? sendEmailCode(deps, call) : cookiesRequired));
  mount(proveJoinEmail, (call) => (hasCookie(call) ? proveEmail(deps, call) : cookiesRequired));
  mount(askJoinPhoneCode, (call) => (hasCookie(call) ? sendPhoneCode(deps, call) : cookiesRequired));
  mount(proveJoinPhone, (call) => (hasCookie(call) ? provePhone(deps, call) : cookiesRequired));
  mount(submitJoin, (call) => submit(deps, call));
  mount(findRecommender, (call) => checkRecommender(deps, call));
};
