import {
  findId,
  getPasswordReset,
  resetPassword,
  sendFindIdCode,
  sendPasswordReset,
} from '@dining/contract/site/members/find-id';
import { getLeaveForm, leaveMembership, sendLeaveCode } from '@dining/contract/site/members/leaving';
import {
  changeMarketing,
  changePassword,
  endOtherSessions,
  endSession,
  getProfile,
  listSessions,
} from '@dining/contract/site/members/profile';
import type { Feature } from '../../feature';
import { changeOwnPassword } from './change-password';
import { deleteAccount, issueLeaveCode, viewLeaveForm } from './delete-account';
import { issueFindIdCode, showId } from './find-id';
import { changeOwnMarketing } from './marketing';
import { endSessionsElsewhere, listOwnSessions } from './own-sessions';
import { sendResetLink, setNewPassword, viewReset } from './password-reset';
import { viewProfile } from './profile';

export const members: Feature = (mount, deps) => {
  mount(sendFindIdCode, (call) => issueFindIdCode(deps, call));
  mount(findId, (call) => showId(deps, call));
  mount(sendPasswordReset, (call) => sendResetLink(deps, call));
  mount(getPasswordReset, (call) => viewReset(deps, call));
  mount(resetPassword, (call) => setNewPassword(deps, call));
  mount(getProfile, (call) => viewProfile(deps, call));
  mount(changePassword, (call) => changeOwnPassword(deps, call));
  mount(changeMarketing, (call) => changeOwnMarketing(deps, call));
  mount(listSessions, (call) => listOwnSessions(deps, call));
  mount(endSession, (call) => endSessionsElsewhere(deps, call, call.body.sessionCode));
  mount(endOtherSessions, (call) => endSessionsElsewhere(deps, call, null));
  mount(getLeaveForm, (call) => viewLeaveForm(deps, call));
  mount(sendLeaveCode, (call) => issueLeaveCode(deps, call));
  mount(leaveMembership, (call) => deleteAccount(deps, call));
};
