import { flagToWire } from '@dining/contract/codecs/flag';
import type { CarriedProfile, getJoinForm } from '@dining/contract/site/join';
import type { Deps } from '../../../config/deps';
import type { Answer, Call } from '../../../http/mount';
import { findJoinAttempt, type JoinAttempt } from '../../../stores/join/join-attempts';
import { isAgreed, isJoinedBy } from './step';

const nothing = {
  kakaoProfile: null,
  naverProfile: null,
  googleProfile: null,
  homepageProfile: null,
  user_id: '',
  name_kor: '',
  cellphone: '',
};
const fieldOf = { KAKAO: 'kakaoProfile', NAVER: 'naverProfile', GOOGLE: 'googleProfile', HOMEPAGE: 'homepageProfile' } as const;

const profileOf = ({ email, name, phone }: NonNullable<JoinAttempt['carried']>): CarriedProfile => ({
  email: email?.address ?? '',
  emailProvenYn: flagToWire(email?.verified === true),
  name_kor: name ?? '',
  cellphone: phone ?? '',
});

/** What the form begins with: only what this session has agreed to, brought along and proven. */
export async function form(deps: Deps, { body, visitor }: Call<typeof getJoinForm>): Promise<Answer<typeof getJoinForm>> {
  const { join } = visitor;
  const attempt = join === undefined ? undefined : await findJoinAttempt(deps.database.pool, join);
  if (body.login_type !== undefined && (attempt === undefined || !isJoinedBy(attempt, body.login_type)))
    return { result: 'invalid_auth_result', ...nothing };
  if (!isAgreed(attempt) || !isJoinedBy(attempt, body.login_type)) return { result: 'not_agreed', ...nothing };
  const { carried, provenEmail, provenName, provenPhone } = attempt;
  return {
    result: 'success',
    ...nothing,
    ...(carried === null ? {} : { [fieldOf[carried.provider]]: profileOf(carried) }),
    user_id: provenEmail ?? '',
    name_kor: provenName ?? '',
    cellphone: provenPhone ?? '',
  };
}
