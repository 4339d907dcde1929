import { console } from './ja/console';
import { staffAccount } from './ja/staff-account';
import { staffInvitation } from './ja/staff-invitation';
import { staffPeople } from './ja/staff-people';
import { staffRoles } from './ja/staff-roles';
import { staffSignIn } from './ja/staff-sign-in';
import type { Messages } from './messages';

export const ja: Messages = { console, staffAccount, staffInvitation, staffPeople, staffRoles, staffSignIn };
