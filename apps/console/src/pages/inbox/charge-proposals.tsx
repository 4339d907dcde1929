import type { ProblemError } from '@dining/client/problem-error';
import { useAlerts } from '@dining/ui/alerts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ChargeProposal,
  chargeProposalsQuery,
  confirmChargeSettlement,
  refuseChargeSettlement,
  withdrawChargeSettlement,
} from '../../entities/payments/charges';
import { MoreButton } from '../../features/screen/list-table';
import { ProposalList, RefuseDialog } from '../../features/screen/proposal-list';
import { Block, LoadFailed } from '../../features/screen/screen';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useWriteHandlers } from './use-inbox';

/** Lists the charges whose settlement waits for a second person. */
export function ChargeProposals({ isReadOnly }: { isReadOnly: boolean }) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const { refresh, showProblem } = useWriteHandlers();
  const query = useInfiniteQuery(chargeProposalsQuery);
  const [pendingId, setPendingId] = useState<string>();
  const [proposalToRefuse, setProposalToRefuse] = useState<ChargeProposal>();
  const proposals = query.data?.pages.flatMap((page) => page.proposals) ?? [];
  const getEffectText = ({ charge }: ChargeProposal) =>
    t(`inbox.charges.effects.${charge.verdict}`, { won: formatWon(translations, charge.left) });

  const decide = async (
    proposal: ChargeProposal,
    send: typeof confirmChargeSettlement | typeof withdrawChargeSettlement,
    doneText: string,
  ) => {
    setPendingId(proposal.proposalId);
    const outcome = await write<{ proposalId: string }, unknown>(send, { proposalId: proposal.proposalId });
    setPendingId(undefined);
    if (outcome.ok) notify(doneText);
    else showProblem(outcome.problem);
    await refresh();
  };
  const confirm = async (proposal: ChargeProposal): Promise<void> => {
    const isSure = await alerts.show({
      title: t('inbox.charges.confirm'),
      message: [
        t('inbox.charges.confirmAsk', { name: proposal.proposer, charge: proposal.charge.chargeId }),
        getEffectText(proposal),
      ].join('\n'),
      confirmLabel: t('inbox.charges.confirm'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (isSure) await decide(proposal, confirmChargeSettlement, t('inbox.charges.settled'));
  };
  const refuse = async (reason: string): Promise<ProblemError | undefined> => {
    if (proposalToRefuse === undefined) return undefined;
    const outcome = await write(refuseChargeSettlement, { proposalId: proposalToRefuse.proposalId, reason });
    if (!outcome.ok) return outcome.problem;
    notify(t('proposals.refused'));
    await refresh();
    return undefined;
  };

  if (query.error !== null)
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (proposals.length === 0) return null;
  return (
    <Block title={t('inbox.charges.waiting')}>
      <ProposalList
        getConfirmLabel={() => t('inbox.charges.confirm')}
        isReadOnly={isReadOnly}
        getTitle={({ charge }) => `${charge.shopOrderNo} · ${t(`inbox.charges.verdicts.${charge.verdict}`)}`}
        onConfirm={(proposal) => void confirm(proposal)}
        onRefuse={setProposalToRefuse}
        onWithdraw={(proposal) => void decide(proposal, withdrawChargeSettlement, t('proposals.withdrawn'))}
        ownProposalText={t('inbox.charges.own')}
        pendingId={pendingId}
        proposals={proposals}
        render={(proposal) => (
          <p>
            {t('inbox.payments.charge')}: <span className="break-all">{proposal.charge.chargeId}</span>
            {' · '}
            {getEffectText(proposal)}
          </p>
        )}
      />
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
      <RefuseDialog
        onClose={() => setProposalToRefuse(undefined)}
        onRefuse={refuse}
        proposer={proposalToRefuse?.proposer}
      />
    </Block>
  );
}
