import { agreements } from './cn/agreements';
import { audit } from './cn/audit';
import { benefits } from './cn/benefits';
import { campaigns } from './cn/campaigns';
import { catalogue } from './cn/catalogue';
import { catalogueFiles } from './cn/catalogue-files';
import { console } from './cn/console';
import { documents } from './cn/documents';
import { former } from './cn/former';
import { history } from './cn/history';
import { inbox } from './cn/inbox';
import { inquiryTemplates } from './cn/inquiry-templates';
import { members } from './cn/members';
import { messageTemplates } from './cn/message-templates';
import { palette } from './cn/palette';
import { pictures } from './cn/pictures';
import { prices } from './cn/prices';
import { proposals } from './cn/proposals';
import { setup } from './cn/setup';
import { staffAccount } from './cn/staff-account';
import { staffCalendar } from './cn/staff-calendar';
import { staffDesk } from './cn/staff-desk';
import { staffInvitation } from './cn/staff-invitation';
import { staffPeople } from './cn/staff-people';
import { staffRoles } from './cn/staff-roles';
import { staffService } from './cn/staff-service';
import { staffSettings } from './cn/staff-settings';
import { staffSignIn } from './cn/staff-sign-in';
import { staffStock } from './cn/staff-stock';
import { translations } from './cn/translations';
import type { Messages } from './messages';

/** @internal for tests; the console loads each file by itself */
export const cn: Messages = {
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
