import type { LoginType } from '@dining/contract/site/session/login-type';
import { getTabItem, getTextField, setTabItem } from '../../lib/tab-storage';
import { parseJoinSearch } from './join-params';

export interface JoinedMember {
  readonly userId: string;
  readonly loginType: LoginType | undefined;
}

const storageKey = 'joinedMember';

export const saveJoinedMember = (member: JoinedMember): void => setTabItem(storageKey, member);

export function findJoinedMember(): JoinedMember | null {
  const storedValue = getTabItem(storageKey);
  const userId = getTextField(storedValue, 'userId');
  return userId === ''
    ? null
    : { userId, loginType: parseJoinSearch({ login_type: getTextField(storedValue, 'loginType') }).login_type };
}
