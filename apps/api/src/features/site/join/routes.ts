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
  viewJoinInvitation,
} from '@dining/contract/site/join';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../feature';
import { submitAgreement } from './agreement';
import { sendEmailCode, verifyEmailCode } from './email-code';
import { showJoinForm } from './form';
import { showInvitation } from './invitation';
import { sendPhoneCode, verifyPhoneCode } from './phone-code';
import { checkRecommender } from './recommender';
import { submitJoinForm } from './submit';

const hasCookie = ({ request }: { readonly request: FastifyRequest }): boolean =>
  request.server.hasSessionCookie(request);
const cookiesRequiredFailure = Promise.resolve(fail('cookies_required'));

export const join: Feature = (mount, deps) => {
  mount(agreeToJoin, (call) => submitAgreement(deps, call));
  mount(viewJoinInvitation, (call) => showInvitation(deps, call));
  mount(getJoinForm, (call) => showJoinForm(deps, call));
  mount(sendJoinEmailCode, (call) => (hasCookie(call) ? sendEmailCode(deps, call) : cookiesRequiredFailure));
  mount(verifyJoinEmail, (call) => (hasCookie(call) ? verifyEmailCode(deps, call) : cookiesRequiredFailure));
  mount(sendJoinPhoneCode, (call) => (hasCookie(call) ? sendPhoneCode(deps, call) : cookiesRequiredFailure));
  mount(verifyJoinPhone, (call) => (hasCookie(call) ? verifyPhoneCode(deps, call) : cookiesRequiredFailure));
  mount(submitJoin, (call) => submitJoinForm(deps, call));
  mount(findRecommender, (call) => checkRecommender(deps, call));
};
