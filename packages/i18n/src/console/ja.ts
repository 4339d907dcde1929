import { agreements } from './ja/agreements';
import { audit } from './ja/audit';
import { benefits } from './ja/benefits';
import { campaigns } from './ja/campaigns';
import { catalogue } from './ja/catalogue';
import { catalogueFiles } from './ja/catalogue-files';
import { console } from './ja/console';
import { documents } from './ja/documents';
import { former } from './ja/former';
import { history } from './ja/history';
import { inbox } from './ja/inbox';
import { inquiryTemplates } from './ja/inquiry-templates';
import { members } from './ja/members';
import { messageTemplates } from './ja/message-templates';
import { palette } from './ja/palette';
import { pictures } from './ja/pictures';
import { prices } from './ja/prices';
import { proposals } from './ja/proposals';
import { setup } from './ja/setup';
import { staffAccount } from './ja/staff-account';
import { staffCalendar } from './ja/staff-calendar';
import { staffDesk } from './ja/staff-desk';
import { staffInvitation } from './ja/staff-invitation';
import { staffPeople } from './ja/staff-people';
import { staffRoles } from './ja/staff-roles';
import { staffService } from './ja/staff-service';
import { staffSettings } from './ja/staff-settings';
import { staffSignIn } from './ja/staff-sign-in';
import { staffStock } from './ja/staff-stock';
import { translations } from './ja/translations';
import type { Messages } from './messages';

/** @internal for tests; the console loads each file by itself */
export const ja: Messages = {
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
