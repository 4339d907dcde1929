import {
  endGrant,
  endStaffSession,
  inviteStaff,
  listGrants,
  listStaff,
  resetCredentials,
  saveGrant,
} from '@dining/contract/staff/staff';
import * as grants from '../../../stores/staff/grants';
import * as people from '../../../stores/staff/staff-list';
import type { StaffFeature } from '../../feature';
import { removeGrant, saveGrant as saveStaffGrant } from './grants';
import { handleEndStaffSession, handleInviteStaff, handleResetCredentials, listPeople } from './people';
import { canSeeStaffAt } from './scopes';

export const staff: StaffFeature = (mount, deps) => {
  const { pool } = deps.database;

  mount(listGrants, async ({ staff: caller }) => {
    const names = new Map((await people.listStaff(pool)).map(({ staffId, name }) => [staffId, name]));
    const storedGrants = await grants.listGrants(pool);
    const visibleGrants = storedGrants.filter(({ scope }) => canSeeStaffAt(caller, scope, deps.now()));
    return { grants: visibleGrants.map((grant) => ({ ...grant, name: names.get(grant.staffId) ?? '' })) };
  });
  mount(saveGrant, (call) => saveStaffGrant(deps, call));
  mount(endGrant, (call) => removeGrant(deps, call));
  mount(listStaff, (call) => listPeople(deps, call));
  mount(inviteStaff, (call) => handleInviteStaff(deps, call));
  mount(resetCredentials, (call) => handleResetCredentials(deps, call));
  mount(endStaffSession, (call) => handleEndStaffSession(deps, call));
};
