import { console } from './cn/console';
import { staffAccount } from './cn/staff-account';
import { staffDesk } from './cn/staff-desk';
import { staffInvitation } from './cn/staff-invitation';
import { staffPeople } from './cn/staff-people';
import { staffRoles } from './cn/staff-roles';
import { staffSignIn } from './cn/staff-sign-in';
import type { Messages } from './messages';

/** @internal for tests: the console loads each part by itself */
export const cn: Messages = { console, staffAccount, staffDesk, staffInvitation, staffPeople, staffRoles, staffSignIn };
