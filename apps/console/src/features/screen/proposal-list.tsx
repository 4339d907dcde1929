import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import type { ReactNode } from 'react';
import type { Proposal } from '../../entities/payments/payments';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { Mark, type MarkLook } from './mark';
import { ReasonForm } from './reason-form';

const looks = {
  open: 'waiting',
  confirmed: 'done',
  withdrawn: 'open',
  lapsed: 'warning',
  refused: 'bad',
} as const satisfies Record<Proposal['state'], MarkLook>;

interface ProposalListProps<One extends Proposal> {
  readonly proposals: readonly One[];
  readonly pendingId: string | undefined;
  /** True for those who may only read. */
  readonly isReadOnly?: boolean;
  readonly getTitle: (proposal: One) => string;
  /** What a person reads about their own proposal. */
  readonly ownText: string;
  readonly getConfirmLabel: (proposal: One) => string;
  /** What else is to know or do. */
  readonly render?: (proposal: One) => ReactNode;
  readonly onConfirm: (proposal: One) => void;
  readonly onRefuse: (proposal: One) => void;
  readonly onWithdraw: (proposal: One) => void;
}

/** What was proposed, with the acts of the second person for what is open. */
export function ProposalList<One extends Proposal>(props: ProposalListProps<One>) {
  const {
    proposals,
    pendingId,
    isReadOnly = false,
    getTitle,
    ownText,
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
              <Mark look={looks[state]}>{t(`proposals.states.${state}`)}</Mark>
            </p>
            <p>{proposal.reason}</p>
            {render?.(proposal)}
            <p className="text-ink-soft text-xs">
              {t(isByCommand ? 'proposals.byCommand' : 'proposals.by', { name: proposer })}
              {' · '}
              {isOpen
                ? t('proposals.until', { time: formatInstant(translations, proposal.lapsesAt) })
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
                <p>{ownText}</p>
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
  /** The proposer of what is to be refused; undefined if nothing is. */
  readonly proposer: string | undefined;
  readonly onRefuse: (reason: string) => Promise<ProblemError | undefined>;
  readonly onClose: () => void;
}

/** Refuses a proposal with a reason that its proposer sees. */
export function RefuseDialog({ proposer, onRefuse, onClose }: RefuseDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog
      closeOutside={false}
      onClose={onClose}
      open={proposer !== undefined}
      size="sm"
      title={t('proposals.refuse')}
    >
      <ReasonForm
        danger
        label={t('proposals.reason')}
        missing={t('proposals.reasonMissing')}
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
