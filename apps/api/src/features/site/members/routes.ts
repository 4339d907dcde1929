import { askFindIdCode, askPasswordReset, findId, resetPassword, viewPasswordReset } from '@dining/contract/site/members/find-id';
import type { Feature } from '../../feature';
import { askCode, tellId } from './find-id';
import { askReset, setNewPassword, viewReset } from './password-reset';

/** Finding an id again, and a new password (decision 4). */
export const members: Feature = (mount, deps) => {
  mount(askFindIdCode, (call) => askCode(deps, call));
  mount(findId, (call) => tellId(deps, call));
  mount(askPasswordReset, (call) => askReset(deps, call));
  mount(viewPasswordReset, (call) => viewReset(deps, call));
  mount(resetPassword, (call) => setNewPassword(deps, call));
};
