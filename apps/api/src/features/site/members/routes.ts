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
import { askCode, tellId } from './find-id';
import { askCodeToLeave, leaveForGood, viewLeaveForm } from './leave';
import { changeOwnMarketing } from './marketing';
import { endElsewhere, listOwnSessions } from './own-sessions';
import { askReset, setNewPassword, viewReset } from './password-reset';
import { viewProfile } from './profile';

export const members: Feature = (mount, deps) => {
  mount(askFindIdCode, (call) => askCode(deps, call));
  mount(findId, (call) => tellId(deps, call));
  mount(askPasswordReset, (call) => askReset(deps, call));
  mount(viewPasswordReset, (call) => viewReset(deps, call));
  mount(resetPassword, (call) => setNewPassword(deps, call));
  mount(showProfile, (call) => viewProfile(deps, call));
  mount(changePassword, (call) => changeOwnPassword(deps, call));
  mount(changeMarketing, (call) => changeOwnMarketing(deps, call));
  mount(listSessions, (call) => listOwnSessions(deps, call));
  mount(endSession, (call) => endElsewhere(deps, call, call.body.sessionCode));
  mount(endOtherSessions, (call) => endElsewhere(deps, call, null));
  mount(showLeaveForm, (call) => viewLeaveForm(deps, call));
  mount(askLeaveCode, (call) => askCodeToLeave(deps, call));
  mount(leave, (call) => leaveForGood(deps, call));
};
