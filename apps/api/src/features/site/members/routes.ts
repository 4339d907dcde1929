import { askFindIdCode, askPasswordReset, findId, resetPassword, viewPasswordReset } from '@dining/contract/site/members/find-id';
import { askLeaveCode, leave, showLeaveForm } from '@dining/contract/site/members/leaving';
import {
  changeMarketing,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  showProfile,
} from '@dining/contract/site/members/profile';
import type { Feature } from '../../feature';
import { changeOwnPassword } from './change-password';
import { deleteAccount, sendLeaveCode, viewLeaveForm } from './delete-account';
import { sendFindIdCode, showId } from './find-id';
import { changeOwnMarketing } from './marketing';
import { endSessionsElsewhere, listOwnSessions } from './own-sessions';
import { sendResetLink, setNewPassword, viewReset } from './password-reset';
import { viewProfile } from './profile';

export const members: Feature = (mount, deps) => {
  mount(askFindIdCode, (call) => sendFindIdCode(deps, call));
  mount(findId, (call) => showId(deps, call));
  mount(askPasswordReset, (call) => sendResetLink(deps, call));
  mount(viewPasswordReset, (call) => viewReset(deps, call));
  mount(resetPassword, (call) => setNewPassword(deps, call));
  mount(showProfile, (call) => viewProfile(deps, call));
  mount(changePassword, (call) => changeOwnPassword(deps, call));
  mount(changeMarketing, (call) => changeOwnMarketing(deps, call));
  mount(listSessions, (call) => listOwnSessions(deps, call));
  mount(endSession, (call) => endSessionsElsewhere(deps, call, call.body.sessionCode));
  mount(endOtherSessions, (call) => endSessionsElsewhere(deps, call, null));
  mount(showLeaveForm, (call) => viewLeaveForm(deps, call));
  mount(askLeaveCode, (call) => sendLeaveCode(deps, call));
  mount(leave, (call) => deleteAccount(deps, call));
};
