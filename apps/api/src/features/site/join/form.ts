import { encodeFlag } from '@dining/contract/codecs/flag';
import type { CarriedProfile, getJoinForm } from '@dining/contract/site/join';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { findJoinAttempt, type JoinAttempt } from '../../../stores/join/join-attempts';
import { hasAgreedToTerms, matchesLoginType } from './attempt';

const emptyForm = {
  kakaoProfile: null,
  naverProfile: null,
  googleProfile: null,
  homepageProfile: null,
  user_id: '',
  name_kor: '',
  cellphone: '',
};
const profileFields = {
  KAKAO: 'kakaoProfile',
  NAVER: 'naverProfile',
  GOOGLE: 'googleProfile',
  HOMEPAGE: 'homepageProfile',
} as const;

const profileToWire = ({ email, name, phone }: NonNullable<JoinAttempt['providerIdentity']>): CarriedProfile => ({
  email: email?.address ?? '',
  emailProvenYn: encodeFlag(email?.verified === true),
  name_kor: name ?? '',
  cellphone: phone ?? '',
});

export async function showJoinForm(
  deps: Deps,
  { body, visitor }: Call<typeof getJoinForm>,
): Promise<HandlerResult<typeof getJoinForm>> {
  const { joinId } = visitor;
  const attempt = joinId === undefined ? undefined : await findJoinAttempt(deps.database.pool, joinId);
  if (body.login_type !== undefined && (attempt === undefined || !matchesLoginType(attempt, body.login_type)))
    return { result: 'invalid_auth_result', ...emptyForm };
  if (!hasAgreedToTerms(attempt) || !matchesLoginType(attempt, body.login_type))
    return { result: 'not_agreed', ...emptyForm };
  const { providerIdentity, provenEmail, provenName, provenPhone } = attempt;
  return {
    result: 'success',
    ...emptyForm,
    ...(providerIdentity === null
      ? {}
      : { [profileFields[providerIdentity.provider]]: profileToWire(providerIdentity) }),
    user_id: provenEmail ?? '',
    name_kor: provenName ?? '',
    cellphone: provenPhone ?? '',
  };
}
