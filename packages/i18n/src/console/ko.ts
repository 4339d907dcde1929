import { agreements } from './ko/agreements';
import { audit } from './ko/audit';
import { benefits } from './ko/benefits';
import { campaigns } from './ko/campaigns';
import { catalogue } from './ko/catalogue';
import { catalogueFiles } from './ko/catalogue-files';
import { console } from './ko/console';
import { documents } from './ko/documents';
import { former } from './ko/former';
import { history } from './ko/history';
import { inbox } from './ko/inbox';
import { inquiryTemplates } from './ko/inquiry-templates';
import { members } from './ko/members';
import { messageTemplates } from './ko/message-templates';
import { palette } from './ko/palette';
import { pictures } from './ko/pictures';
import { prices } from './ko/prices';
import { proposals } from './ko/proposals';
import { setup } from './ko/setup';
import { staffAccount } from './ko/staff-account';
import { staffCalendar } from './ko/staff-calendar';
import { staffDesk } from './ko/staff-desk';
import { staffInvitation } from './ko/staff-invitation';
import { staffPeople } from './ko/staff-people';
import { staffRoles } from './ko/staff-roles';
import { staffService } from './ko/staff-service';
import { staffSettings } from './ko/staff-settings';
import { staffSignIn } from './ko/staff-sign-in';
import { staffStock } from './ko/staff-stock';
import { translations } from './ko/translations';

/** Translations of the staff console, by file. */
export const ko = {
  agreements,
  audit,
  benefits,
  campaigns,
  catalogue,
  catalogueFiles,
  console,
  documents,
  former,
  history,
  inbox,
  inquiryTemplates,
  members,
  messageTemplates,
  pictures,
  prices,
  proposals,
  palette,
  setup,
  staffAccount,
  staffCalendar,
  staffDesk,
  staffInvitation,
  staffPeople,
  staffRoles,
  staffService,
  staffSettings,
  staffSignIn,
  staffStock,
  translations,
};
