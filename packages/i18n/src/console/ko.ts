import { audit } from './ko/audit';
import { console } from './ko/console';
import { inbox } from './ko/inbox';
import { inquiryTemplates } from './ko/inquiry-templates';
import { palette } from './ko/palette';
import { staffAccount } from './ko/staff-account';
import { staffCalendar } from './ko/staff-calendar';
import { staffDesk } from './ko/staff-desk';
import { staffInvitation } from './ko/staff-invitation';
import { staffPeople } from './ko/staff-people';
import { staffRoles } from './ko/staff-roles';
import { staffService } from './ko/staff-service';
import { staffSignIn } from './ko/staff-sign-in';

/** Texts of the staff console by part. */
export const ko = {
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
