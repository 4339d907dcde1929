import {
  agreeToJoin,
  askJoinEmailCode,
  askJoinPhoneCode,
  findRecommender,
  proveJoinEmail,
  proveJoinPhone,
  showJoinForm,
  submitJoin,
} from '@dining/contract/site/join/join';
import type { Feature } from '../../feature';
import { agree } from './agreement';
import { askEmailCode, proveEmail } from './email-code';
import { form } from './form';
import { askPhoneCode, provePhone } from './phone-code';
import { checkRecommender } from './recommender';
import { submit } from './submit';

/** Becoming a member (Spec §2.6, §4 Join flow). */
export const join: Feature = (mount, deps) => {
  mount(agreeToJoin, (call) => agree(deps, call));
  mount(showJoinForm, (call) => form(deps, call));
  mount(askJoinEmailCode, (call) => askEmailCode(deps, call));
  mount(proveJoinEmail, (call) => proveEmail(deps, call));
  mount(askJoinPhoneCode, (call) => askPhoneCode(deps, call));
  mount(proveJoinPhone, (call) => provePhone(deps, call));
  mount(submitJoin, (call) => submit(deps, call));
  mount(findRecommender, (call) => checkRecommender(deps, call));
};
