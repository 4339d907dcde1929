import { audit } from './cn/audit';
import { console } from './cn/console';
import { inbox } from './cn/inbox';
import { inquiryTemplates } from './cn/inquiry-templates';
import { staffAccount } from './cn/staff-account';
import { staffInvitation } from './cn/staff-invitation';
import { staffPeople } from './cn/staff-people';
import { staffRoles } from './cn/staff-roles';
import { staffSignIn } from './cn/staff-sign-in';
import type { Messages } from './messages';

/** @internal for tests: the console loads each part by itself */
export const cn: Messages = {
  audit,
  console,
  inbox,
  inquiryTemplates,
  staffAccount,
  staffInvitation,
  staffPeople,
  staffRoles,
  staffSignIn,
};
