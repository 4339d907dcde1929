import { audit } from './cn/audit';
import { console } from './cn/console';
import { inbox } from './cn/inbox';
import { inquiryTemplates } from './cn/inquiry-templates';
import { palette } from './cn/palette';
import { staffAccount } from './cn/staff-account';
import { staffCalendar } from './cn/staff-calendar';
import { staffDesk } from './cn/staff-desk';
import { staffInvitation } from './cn/staff-invitation';
import { staffPeople } from './cn/staff-people';
import { staffRoles } from './cn/staff-roles';
import { staffService } from './cn/staff-service';
import { staffSignIn } from './cn/staff-sign-in';
import type { Messages } from './messages';

/** @internal for tests: the console loads each part by itself */
export const cn: Messages = {
  audit,
  console,
  inbox,
  inquiryTemplates,
  palette,
  staffAccount,
  staffCalendar,
  staffDesk,
  staffInvitation,
  staffPeople,
  staffRoles,
  staffService,
  staffSignIn,
};
