import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import type { ReactNode } from 'react';
import type { Proposal } from '../../entities/payments/payments';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { ReasonForm } from './reason-form';
import { StateLabel, type StateTone } from './state-label';

const stateTones = {
  open: 'waiting',
  confirmed: 'done',
  withdrawn: 'neutral',
  lapsed: 'warning',
  refused: 'bad',
} as const satisfies Record<Proposal['state'], StateTone>;

interface ProposalListProps<Item extends Proposal> {
  readonly proposals: readonly Item[];
  /** Id of the proposal that is being confirmed or withdrawn. */
  readonly pendingId: string | undefined;
  /** True if the staff member may only read proposals. */
  readonly isReadOnly?: boolean;
  readonly getTitle: (proposal: Item) => string;
  /** Shown with an open proposal that the staff member has made. */
  readonly ownProposalText: string;
  readonly getConfirmLabel: (proposal: Item) => string;
  /** Renders further details or actions. */
  readonly render?: (proposal: Item) => ReactNode;
  readonly onConfirm: (proposal: Item) => void;
  readonly onRefuse: (proposal: Item) => void;
  readonly onWithdraw: (proposal: Item) => void;
}

/** Lists proposals. The proposer can withdraw an open one, and a second person can confirm or refuse it. */
export function ProposalList<Item extends Proposal>(props: ProposalListProps<Item>) {
  const {
    proposals,
    pendingId,
    isReadOnly = false,
    getTitle,
    ownProposalText,
    getConfirmLabel,
    render,
    onConfirm,
    onRefuse,
    onWithdraw,
  } = props;
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
              <span className="font-medium">{getTitle(proposal)}</span>
              <StateLabel tone={stateTones[state]}>{t(`proposals.states.${state}`)}</StateLabel>
            </p>
            <p>{proposal.reason}</p>
            {render?.(proposal)}
            <p className="text-ink-soft text-xs">
              {t(isByCommand ? 'proposals.proposedByCommand' : 'proposals.proposedBy', { name: proposer })}
              {' · '}
              {isOpen
                ? t('proposals.expiresAt', { time: formatInstant(translations, proposal.lapsesAt) })
                : formatInstant(translations, proposal.createdAt)}
            </p>
            {decider !== null && decidedAt !== null && (
              <p className="text-ink-soft text-xs">
                {t(`proposals.states.${state}`)}:{' '}
                {t('proposals.decidedBy', { name: decider, time: formatInstant(translations, decidedAt) })}
                {proposal.note !== '' && ` · ${proposal.note}`}
              </p>
            )}
            {isOpen && isOwn && !isReadOnly && (
              <>
                <p>{ownProposalText}</p>
                <Button
                  className="justify-self-end"
                  onClick={() => onWithdraw(proposal)}
                  pending={pendingId === proposalId}
                  size="sm"
                >
                  {t('proposals.withdraw')}
                </Button>
              </>
            )}
            {isOpen && !isOwn && !isReadOnly && (
              <div className="flex flex-wrap justify-end gap-3">
                <Button onClick={() => onRefuse(proposal)} size="sm">
                  {t('proposals.refuse')}
                </Button>
                <Button
                  onClick={() => onConfirm(proposal)}
                  pending={pendingId === proposalId}
                  size="sm"
                  variant="primary"
                >
                  {getConfirmLabel(proposal)}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface RefuseDialogProps {
  /** Proposer of the proposal to refuse; undefined if the dialog is closed. */
  readonly proposer: string | undefined;
  readonly onRefuse: (reason: string) => Promise<ProblemError | undefined>;
  readonly onClose: () => void;
}

/** Shows the dialog that refuses a proposal with a reason, which its proposer sees. */
export function RefuseDialog({ proposer, onRefuse, onClose }: RefuseDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog
      closeOnClickOutside={false}
      onClose={onClose}
      open={proposer !== undefined}
      size="sm"
      title={t('proposals.refuse')}
    >
      <ReasonForm
        danger
        label={t('proposals.reason')}
        missingText={t('proposals.reasonMissing')}
        onSubmit={async (reason) => {
          const problem = await onRefuse(reason);
          if (problem === undefined) onClose();
          return problem;
        }}
        submitLabel={t('proposals.refuse')}
      >
        <p>{t('proposals.refuseText', { name: proposer ?? '' })}</p>
      </ReasonForm>
    </Dialog>
  );
}
