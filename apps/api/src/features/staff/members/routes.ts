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
import { confirm, download, end, list, propose } from './proposals';
import { search, signOut, view } from './view';

export const memberData: StaffFeature = (mount, deps) => {
  mount(searchMembers, (call) => search(deps, call));
  mount(viewMember, (call) => view(deps, call));
  mount(signMemberOut, (call) => signOut(deps, call));
  mount(proposeMemberExport, (call) => propose(deps, call, 'member.export'));
  mount(downloadMemberExport, (call) => download(deps, call));
  mount(proposeMemberErasure, (call) => propose(deps, call, 'member.erase'));
  mount(listMemberProposals, (call) => list(deps, call));
  mount(confirmMemberAct, (call) => confirm(deps, call));
  mount(withdrawMemberAct, (call) => end(deps, call, 'withdrawn'));
  mount(refuseMemberAct, (call) => end(deps, call, 'refused', call.body.reason));
};
