import type { LoginType } from '@dining/contract/site/session/login-type';
import { keepInTab, readFromTab, textIn } from '../../lib/session-store';
import { joinSearch } from './join-params';

export interface JoinedMember {
  readonly userId: string;
  readonly loginType: LoginType | undefined;
}

const key = 'joined';

export const keepJoinedMember = (joined: JoinedMember): void => keepInTab(key, joined);

export function findJoinedMember(): JoinedMember | null {
  const kept = readFromTab(key);
  const userId = textIn(kept, 'userId');
  return userId === '' ? null : { userId, loginType: joinSearch({ login_type: textIn(kept, 'loginType') }).login_type };
}
