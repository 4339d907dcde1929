import { encodeFlag } from '@dining/contract/codecs/flag';
import { fail } from '@dining/contract/failure';
import type { getProfile } from '@dining/contract/site/members/profile';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { findMarketingStatus } from '../../../stores/members/consents';
import { listSignInProviders } from '../../../stores/members/identities';
import { findMemberAccount } from '../../../stores/members/members';
import { marketingToWire } from './marketing';

export async function showProfile(
  deps: Deps,
  { visitor }: Call<typeof getProfile>,
): Promise<HandlerResult<typeof getProfile>> {
  const { pool } = deps.database;
  const { userId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const [account, marketing, loginTypeList] = await Promise.all([
    findMemberAccount(pool, userId),
    findMarketingStatus(pool, userId),
    listSignInProviders(pool, userId),
  ]);
  if (account === undefined || marketing === undefined) return fail('not_signed_in');
  return {
    result: {
      user_id: account.userId,
      name_kor: account.name,
      cellphone: account.phone ?? '',
      card_no: account.cardNo,
      joinDate: getTodayInSeoul(account.joinedAt),
      passwordYn: encodeFlag(account.hasPassword),
      loginTypeList,
      ...marketingToWire(marketing),
    },
  };
}
