import type { LoginType } from '@dining/contract/site/login-type';
import { stringifySearch } from '../../lib/plain-search';

/** Where joining begins; with whom a profile is carried over from, which the server keeps for this browser (Spec §4). */
export const joinHref = (loginType?: LoginType): string => `/join/agreement${stringifySearch({ login_type: loginType })}`;
