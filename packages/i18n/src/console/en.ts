import { console } from './en/console';
import { staffAccount } from './en/staff-account';
import { staffDesk } from './en/staff-desk';
import { staffInvitation } from './en/staff-invitation';
import { staffPeople } from './en/staff-people';
import { staffRoles } from './en/staff-roles';
import { staffSignIn } from './en/staff-sign-in';
import type { Messages } from './messages';

/** @internal for tests: the console loads each part by itself */
export const en: Messages = { console, staffAccount, staffDesk, staffInvitation, staffPeople, staffRoles, staffSignIn };
