import {
  findId,
  getPasswordReset,
  resetPassword,
  sendFindIdCode,
  sendPasswordReset,
} from '@dining/contract/site/members/account-recovery';
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
import { deleteAccount, issueLeaveCode, showLeaveForm } from './delete-account';
import { issueFindIdCode, showId } from './find-id';
import { changeOwnMarketing } from './marketing';
import { endOwnSessions, listOwnSessions } from './own-sessions';
import { sendResetLink, setNewPassword, showPasswordReset } from './password-reset';
import { showProfile } from './profile';

export const members: Feature = (mount, deps) => {
  mount(sendFindIdCode, (call) => issueFindIdCode(deps, call));
  mount(findId, (call) => showId(deps, call));
  mount(sendPasswordReset, (call) => sendResetLink(deps, call));
  mount(getPasswordReset, (call) => showPasswordReset(deps, call));
  mount(resetPassword, (call) => setNewPassword(deps, call));
  mount(getProfile, (call) => showProfile(deps, call));
  mount(changePassword, (call) => changeOwnPassword(deps, call));
  mount(changeMarketing, (call) => changeOwnMarketing(deps, call));
  mount(listSessions, (call) => listOwnSessions(deps, call));
  mount(endSession, (call) => endOwnSessions(deps, call, call.body.sessionCode));
  mount(endOtherSessions, (call) => endOwnSessions(deps, call, null));
  mount(getLeaveForm, (call) => showLeaveForm(deps, call));
  mount(sendLeaveCode, (call) => issueLeaveCode(deps, call));
  mount(leaveMembership, (call) => deleteAccount(deps, call));
};
