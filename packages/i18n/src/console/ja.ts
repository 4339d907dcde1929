import { console } from './ja/console';
import { staffAccount } from './ja/staff-account';
import { staffDesk } from './ja/staff-desk';
import { staffInvitation } from './ja/staff-invitation';
import { staffPeople } from './ja/staff-people';
import { staffRoles } from './ja/staff-roles';
import { staffSignIn } from './ja/staff-sign-in';
import type { Messages } from './messages';

/** @internal for tests: the console loads each part by itself */
export const ja: Messages = { console, staffAccount, staffDesk, staffInvitation, staffPeople, staffRoles, staffSignIn };
