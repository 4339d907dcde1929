import { audit } from './en/audit';
import { console } from './en/console';
import { inbox } from './en/inbox';
import { inquiryTemplates } from './en/inquiry-templates';
import { palette } from './en/palette';
import { staffAccount } from './en/staff-account';
import { staffCalendar } from './en/staff-calendar';
import { staffDesk } from './en/staff-desk';
import { staffInvitation } from './en/staff-invitation';
import { staffPeople } from './en/staff-people';
import { staffRoles } from './en/staff-roles';
import { staffService } from './en/staff-service';
import { staffSignIn } from './en/staff-sign-in';
import type { Messages } from './messages';

/** @internal for tests: the console loads each part by itself */
export const en: Messages = {
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
