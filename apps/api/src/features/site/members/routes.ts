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
import { askCode, tellId } from './find-id';
import { askCodeToLeave, leaveForGood, viewLeaveForm } from './leave';
import { changeOwnMarketing } from './marketing';
import { endElsewhere, listOwnSessions } from './own-sessions';
import { askReset, setNewPassword, viewReset } from './password-reset';
import { viewProfile } from './profile';

/** Finding an id again, a new password (decision 4), and a member's own account. */
export const members: Feature = (mount, deps) => {
  mount(sendFindIdCode, (call) => askCode(deps, call));
  mount(findId, (call) => tellId(deps, call));
  mount(sendPasswordReset, (call) => askReset(deps, call));
  mount(getPasswordReset, (call) => viewReset(deps, call));
  mount(resetPassword, (call) => setNewPassword(deps, call));
  mount(getProfile, (call) => viewProfile(deps, call));
  mount(changePassword, (call) => changeOwnPassword(deps, call));
  mount(changeMarketing, (call) => changeOwnMarketing(deps, call));
  mount(listSessions, (call) => listOwnSessions(deps, call));
  mount(endSession, (call) => endElsewhere(deps, call, call.body.sessionCode));
  mount(endOtherSessions, (call) => endElsewhere(deps, call, null));
  mount(getLeaveForm, (call) => viewLeaveForm(deps, call));
  mount(sendLeaveCode, (call) => askCodeToLeave(deps, call));
  mount(leaveMembership, (call) => leaveForGood(deps, call));
};
