import {
  confirmMemberAction,
  downloadMemberExport,
  listMemberProposals,
  proposeMemberErasure,
  proposeMemberExport,
  refuseMemberAction,
  searchMembers,
  signMemberOut,
  viewMember,
  withdrawMemberAction,
} from '@dining/contract/staff/members';
import type { StaffFeature } from '../../feature';
import { searchMembersInScope, signMemberOutByStaff, viewMemberByCardNo } from './members';
import {
  confirmMemberProposal,
  downloadExport,
  endMemberProposal,
  listMemberProposalsInScope,
  proposeMemberAction,
} from './proposals';

export const memberData: StaffFeature = (mount, deps) => {
  mount(searchMembers, (call) => searchMembersInScope(deps, call));
  mount(viewMember, (call) => viewMemberByCardNo(deps, call));
  mount(signMemberOut, (call) => signMemberOutByStaff(deps, call));
  mount(proposeMemberExport, (call) => proposeMemberAction(deps, call, 'member.export'));
  mount(downloadMemberExport, (call) => downloadExport(deps, call));
  mount(proposeMemberErasure, (call) => proposeMemberAction(deps, call, 'member.erase'));
  mount(listMemberProposals, (call) => listMemberProposalsInScope(deps, call));
  mount(confirmMemberAction, (call) => confirmMemberProposal(deps, call));
  mount(withdrawMemberAction, (call) => endMemberProposal(deps, call, 'withdrawn'));
  mount(refuseMemberAction, (call) => endMemberProposal(deps, call, 'refused', call.body.reason));
};
