import { manualMoves } from '@dining/domain/payments/manual-moves';
import { Button } from '@dining/ui/button';
import type { Move, Proposal } from '../../entities/payments/payments';
import { Mark, type MarkLook } from '../../features/screen/mark';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

const looks = {
  open: 'waiting',
  confirmed: 'done',
  withdrawn: 'open',
  lapsed: 'warning',
  refused: 'bad',
} as const satisfies Record<Proposal['state'], MarkLook>;

/** Returns the settlement that a proposal suggests. */
export const getMove = ({ body }: Proposal): Move => manualMoves.find((move) => move === body['move']) ?? 'seen';

interface ProposalListProps {
  readonly proposals: readonly Proposal[];
  readonly pendingId: string | undefined;
  readonly onConfirm: (proposal: Proposal) => void;
  readonly onRefuse: (proposal: Proposal) => void;
  readonly onWithdraw: (proposal: Proposal) => void;
}

/** Lists the proposals of a payment. The open one has buttons for the second staff member. */
export function ProposalList({ proposals, pendingId, onConfirm, onRefuse, onWithdraw }: ProposalListProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <ul className="grid gap-3">
      {proposals.map((proposal) => {
        const { proposalId, state, proposer, isByCommand, isOwn, decider, decidedAt } = proposal;
        const isOpen = state === 'open';
        return (
          <li className="grid gap-2 rounded-sm border border-line p-4" key={proposalId}>
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-medium">{t(`inbox.payments.moves.${getMove(proposal)}`)}</span>
              <Mark look={looks[state]}>{t(`inbox.payments.proposalStates.${state}`)}</Mark>
            </p>
            <p>{proposal.reason}</p>
            {typeof proposal.body['chargeId'] === 'string' && (
              <p>
                {t('inbox.payments.charge')}: {proposal.body['chargeId']}
              </p>
            )}
            <p className="text-ink-soft text-xs">
              {t(isByCommand ? 'inbox.payments.byCommand' : 'inbox.payments.by', { name: proposer })}
              {' · '}
              {isOpen
                ? t('inbox.payments.until', { time: formatInstant(translations, proposal.lapsesAt) })
                : formatInstant(translations, proposal.createdAt)}
            </p>
            {decider !== null && decidedAt !== null && (
              <p className="text-ink-soft text-xs">
                {t(`inbox.payments.proposalStates.${state}`)}:{' '}
                {t('inbox.payments.decidedBy', { name: decider, time: formatInstant(translations, decidedAt) })}
                {proposal.note !== '' && ` · ${proposal.note}`}
              </p>
            )}
            {isOpen && isOwn && (
              <>
                <p>{t('inbox.payments.ownProposal')}</p>
                <Button
                  className="justify-self-end"
                  onClick={() => onWithdraw(proposal)}
                  pending={pendingId === proposalId}
                  size="sm"
                >
                  {t('inbox.payments.withdraw')}
                </Button>
              </>
            )}
            {isOpen && !isOwn && (
              <div className="flex justify-end gap-3">
                <Button onClick={() => onRefuse(proposal)} size="sm">
                  {t('inbox.payments.refuse')}
                </Button>
                <Button
                  onClick={() => onConfirm(proposal)}
                  pending={pendingId === proposalId}
                  size="sm"
                  variant="primary"
                >
                  {t('inbox.payments.confirm')}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
