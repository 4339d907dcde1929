import {
  confirmMemberAct,
  downloadMemberExport,
  listMemberProposals,
  proposeMemberErasure,
  proposeMemberExport,
  refuseMemberAct,
  searchMembers,
  signMemberOut,
  viewMember,
  withdrawMemberAct,
} from '@dining/contract/staff/members';
import type { StaffFeature } from '../../feature';
import { searchMembersInScope, signMemberOutByStaff, viewMemberByCardNo } from './members';
import {
  confirmMemberProposal,
  downloadExport,
  endMemberProposal,
  listMemberProposalsInScope,
  proposeMemberAct,
} from './proposals';

export const memberData: StaffFeature = (mount, deps) => {
  mount(searchMembers, (call) => searchMembersInScope(deps, call));
  mount(viewMember, (call) => viewMemberByCardNo(deps, call));
  mount(signMemberOut, (call) => signMemberOutByStaff(deps, call));
  mount(proposeMemberExport, (call) => proposeMemberAct(deps, call, 'member.export'));
  mount(downloadMemberExport, (call) => downloadExport(deps, call));
  mount(proposeMemberErasure, (call) => proposeMemberAct(deps, call, 'member.erase'));
  mount(listMemberProposals, (call) => listMemberProposalsInScope(deps, call));
  mount(confirmMemberAct, (call) => confirmMemberProposal(deps, call));
  mount(withdrawMemberAct, (call) => endMemberProposal(deps, call, 'withdrawn'));
  mount(refuseMemberAct, (call) => endMemberProposal(deps, call, 'refused', call.body.reason));
};
