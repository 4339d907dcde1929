import { agreements } from './en/agreements';
import { audit } from './en/audit';
import { benefits } from './en/benefits';
import { campaigns } from './en/campaigns';
import { catalogue } from './en/catalogue';
import { catalogueFiles } from './en/catalogue-files';
import { console } from './en/console';
import { documents } from './en/documents';
import { former } from './en/former';
import { history } from './en/history';
import { inbox } from './en/inbox';
import { inquiryTemplates } from './en/inquiry-templates';
import { members } from './en/members';
import { messageTemplates } from './en/message-templates';
import { palette } from './en/palette';
import { pictures } from './en/pictures';
import { prices } from './en/prices';
import { proposals } from './en/proposals';
import { setup } from './en/setup';
import { staffAccount } from './en/staff-account';
import { staffCalendar } from './en/staff-calendar';
import { staffDesk } from './en/staff-desk';
import { staffInvitation } from './en/staff-invitation';
import { staffPeople } from './en/staff-people';
import { staffRoles } from './en/staff-roles';
import { staffService } from './en/staff-service';
import { staffSettings } from './en/staff-settings';
import { staffSignIn } from './en/staff-sign-in';
import { staffStock } from './en/staff-stock';
import { translations } from './en/translations';
import type { Messages } from './messages';

/** @internal for tests; the console loads each file by itself */
export const en: Messages = {
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
