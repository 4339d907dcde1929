import type { ProblemError } from '@dining/client/problem-error';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  confirmMemberProposal,
  downloadExport,
  getMemberQuery,
  type Member,
  type MemberProposal,
  membersKey,
  proposeErasure,
  proposeExport,
  refuseMemberProposal,
  signMemberOut,
  withdrawMemberProposal,
} from '../../entities/members/members';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatInstant, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { saveFile } from '../../lib/save-file';

export type MemberAction = 'signOut' | 'export' | 'erase';

/** Returns the actions of staff on a member's data. Calls `onErased` after the member is erased. */
export function useMemberActions(member: Member, onErased: () => void) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [pendingId, setPendingId] = useState<string>();
  const { cardNo } = member;

  const refresh = () =>
    queryClient.invalidateQueries({
      queryKey: membersKey,
      predicate: ({ queryKey }) => queryKey[1] !== 'search',
    });
  const updateMember = (newMember: Member): void =>
    void queryClient.setQueryData(getMemberQuery(cardNo).queryKey, newMember);
  const showProblem = async (problem: ProblemError): Promise<void> => {
    await refresh();
    if (problem.status === 401) return;
    const hasChanged = problem.code === 'proposal_closed' || problem.code === 'not_found';
    await alerts.show({ message: hasChanged ? t('members.changed') : formatProblem(translations, problem) });
  };

  const signOut = async (reason: string): Promise<ProblemError | undefined> => {
    const outcome = await write(signMemberOut, { cardNo, reason });
    if (!outcome.ok) return outcome.problem;
    notify(t('members.signOut.done', { count: outcome.value.endedSessionCount }));
    await refresh();
    return undefined;
  };
  const propose = async (action: 'export' | 'erase', reason: string): Promise<ProblemError | undefined> => {
    const outcome = await write(action === 'export' ? proposeExport : proposeErasure, { cardNo, reason });
    if (!outcome.ok) {
      if (outcome.problem.status === 409) await refresh();
      return outcome.problem;
    }
    const [newProposal] = outcome.value.member.proposals;
    updateMember(outcome.value.member);
    notify(t('members.proposedNote', { time: formatInstant(translations, newProposal?.lapsesAt ?? '') }));
    await refresh();
    return undefined;
  };
  const confirm = async ({ proposalId }: MemberProposal): Promise<void> => {
    setPendingId(proposalId);
    const outcome = await write(confirmMemberProposal, { proposalId });
    setPendingId(undefined);
    if (!outcome.ok) return showProblem(outcome.problem);
    const { member: updatedMember, pseudonymId } = outcome.value;
    if (updatedMember === null) {
      onErased();
      queryClient.removeQueries({ queryKey: getMemberQuery(cardNo).queryKey });
      notify(t('members.erasure.done', { id: pseudonymId ?? '' }));
    } else {
      updateMember(updatedMember);
      const downloadUntil = updatedMember.proposals.find((each) => each.proposalId === proposalId)?.downloadUntil;
      notify(t('members.exportData.confirmed', { time: formatInstant(translations, downloadUntil ?? '') }));
    }
    return refresh();
  };
  const withdraw = async ({ proposalId }: MemberProposal): Promise<void> => {
    setPendingId(proposalId);
    const outcome = await write(withdrawMemberProposal, { proposalId });
    setPendingId(undefined);
    if (!outcome.ok) return showProblem(outcome.problem);
    updateMember(outcome.value.member);
    notify(t('proposals.withdrawn'));
    return refresh();
  };
  const refuse = async ({ proposalId }: MemberProposal, reason: string): Promise<ProblemError | undefined> => {
    const outcome = await write(refuseMemberProposal, { proposalId, reason });
    if (!outcome.ok) {
      if (outcome.problem.status === 409) await refresh();
      return outcome.problem;
    }
    updateMember(outcome.value.member);
    notify(t('proposals.refused'));
    await refresh();
    return undefined;
  };
  const download = async ({ proposalId }: MemberProposal, reason: string): Promise<ProblemError | undefined> => {
    const outcome = await write(downloadExport, { proposalId, reason });
    if (!outcome.ok) return outcome.problem;
    const { fileName, tables } = outcome.value;
    saveFile(fileName, `${JSON.stringify(tables, null, 2)}\n`, 'application/json');
    notify(t('members.exportData.downloaded', { file: fileName }));
    return undefined;
  };
  return { signOut, propose, confirm, withdraw, refuse, download, pendingId };
}
