import type { ProblemError } from '@dining/client/problem-error';
import { proposableResolutions } from '@dining/domain/payments/resolutions';
import { useAlerts } from '@dining/ui/alerts';
import { Notice } from '@dining/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  confirmResolution,
  getPaymentQuery,
  type Payment,
  type Proposal,
  proposeResolution,
  type Resolution,
  refuseResolution,
  withdrawResolution,
} from '../../entities/payments/payments';
import { ProviderStatus } from '../../features/payments/provider-status';
import { type NewResolution, ResolutionForm } from '../../features/payments/resolution-form';
import { Facts } from '../../features/screen/list-detail';
import { ProposalList, RefuseDialog } from '../../features/screen/proposal-list';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { PaymentStateLabel } from './payment-state-label';
import { useWonFormatter, useWriteHandlers } from './use-inbox';

/** Returns the resolution of a proposal; `seen` if it has no known resolution. */
const getResolution = ({ body }: Proposal): Resolution =>
  proposableResolutions.find((resolution) => resolution === body['move']) ?? 'seen';

/** Returns functions that propose, decide and withdraw the settlement of a payment, which needs two staff members. */
function useSettlement(payment: Payment) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const formatWon = useWonFormatter();
  const { refresh, showProblem } = useWriteHandlers();
  const [pendingId, setPendingId] = useState<string>();
  const getStateText = ({ state }: Payment) => t(`inbox.payments.states.${state ?? 'none'}`);

  const handleFailure = async (problem: ProblemError): Promise<void> => {
    await refresh();
    if (problem.code === 'changed_meanwhile') await alerts.show({ message: t('inbox.payments.changed') });
    else showProblem(problem);
  };
  const propose = async (resolution: NewResolution): Promise<ProblemError | undefined> => {
    const { shopOrderNo, version } = payment;
    const outcome = await write(proposeResolution, { shopOrderNo, version, ...resolution });
    if (!outcome.ok) {
      if (outcome.problem.code === 'changed_meanwhile' || outcome.problem.code === 'already_proposed') await refresh();
      return outcome.problem;
    }
    const [newProposal] = outcome.value.payment.proposals;
    notify(t('inbox.payments.proposedNote', { time: formatInstant(translations, newProposal?.lapsesAt ?? '') }));
    await refresh();
    return undefined;
  };
  const confirm = async (proposal: Proposal): Promise<void> => {
    const resolution = getResolution(proposal);
    const won = formatWon(payment.refund?.amount ?? payment.amount);
    const isSure = await alerts.show({
      title: t('inbox.payments.confirm'),
      message: [
        t('inbox.payments.confirmAsk', {
          name: proposal.proposer,
          resolution: t(`inbox.payments.resolutions.${resolution}`),
        }),
        t(`inbox.payments.effects.${resolution}`, { won }),
      ].join('\n'),
      confirmLabel: t('inbox.payments.confirm'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (!isSure) return;
    setPendingId(proposal.proposalId);
    const outcome = await write(confirmResolution, { proposalId: proposal.proposalId });
    setPendingId(undefined);
    if (!outcome.ok) return handleFailure(outcome.problem);
    notify(t('inbox.payments.settled', { state: getStateText(outcome.value.payment) }));
    await refresh();
  };
  const withdraw = async ({ proposalId }: Proposal): Promise<void> => {
    setPendingId(proposalId);
    const outcome = await write(withdrawResolution, { proposalId });
    setPendingId(undefined);
    if (!outcome.ok) return handleFailure(outcome.problem);
    notify(t('proposals.withdrawn'));
    await refresh();
  };
  const refuse = async ({ proposalId }: Proposal, reason: string): Promise<ProblemError | undefined> => {
    const outcome = await write(refuseResolution, { proposalId, reason });
    if (!outcome.ok) return outcome.problem;
    notify(t('proposals.refused'));
    await refresh();
    return undefined;
  };
  return { propose, confirm, withdraw, refuse, pendingId };
}

function PaymentDetails({ payment }: { payment: Payment }) {
  const translations = useTranslations();
  const { t } = translations;
  const formatWon = useWonFormatter();
  const settlement = useSettlement(payment);
  const [proposalToRefuse, setProposalToRefuse] = useState<Proposal>();
  const { refund, proposals, moves: resolutions, canMove: canResolve } = payment;
  const hasOpenProposal = proposals.some(({ state }) => state === 'open');
  const formatState = (state: Payment['events'][number]['to']) => t(`inbox.payments.states.${state}`);
  return (
    <div className="grid content-start gap-5">
      <header className="grid gap-1">
        <h2 className="break-all font-medium text-lg">{payment.shopOrderNo}</h2>
        <p className="flex flex-wrap gap-x-4">
          <PaymentStateLabel state={payment.state} />
          <span className="text-ink-soft">{payment.venueName ?? t('inbox.group')}</span>
        </p>
      </header>
      {payment.alarm !== null && (
        <Notice title={t('inbox.payments.alarm')} tone="warning">
          {payment.alarm}
        </Notice>
      )}
      <Facts
        rows={[
          [t('inbox.payments.columns.amount'), formatWon(payment.amount)],
          [t('inbox.payments.since'), formatInstant(translations, payment.since)],
          payment.resvCode !== null && [t('inbox.payments.reservation'), payment.resvCode],
          refund !== null && [
            t('inbox.payments.refund'),
            t('inbox.payments.refundText', {
              won: formatWon(refund.amount),
              state: t(`inbox.payments.refundStates.${refund.state}`),
            }),
          ],
          payment.provider !== null && [t('inbox.payments.provider'), payment.provider],
          payment.method !== null && [t('inbox.payments.method'), t(`inbox.payments.methods.${payment.method}`)],
          payment.chargeId !== null && [t('inbox.payments.charge'), payment.chargeId],
        ]}
      />
      <ProviderStatus shopOrderNo={payment.shopOrderNo} />
      {proposals.length > 0 && (
        <Block title={t('inbox.payments.proposals')}>
          <ProposalList
            getConfirmLabel={() => t('inbox.payments.confirm')}
            getTitle={(proposal) => t(`inbox.payments.resolutions.${getResolution(proposal)}`)}
            onConfirm={(proposal) => void settlement.confirm(proposal)}
            onRefuse={setProposalToRefuse}
            onWithdraw={(proposal) => void settlement.withdraw(proposal)}
            ownProposalText={t('inbox.payments.ownProposal')}
            pendingId={settlement.pendingId}
            proposals={canResolve ? proposals : proposals.filter(({ state }) => state !== 'open')}
            render={({ body }) =>
              typeof body['chargeId'] === 'string' && (
                <p>
                  {t('inbox.payments.charge')}: {body['chargeId']}
                </p>
              )
            }
          />
        </Block>
      )}
      {!hasOpenProposal && (
        <Block title={t('inbox.payments.settle')}>
          {resolutions.length === 0 && <p className="text-ink-soft">{t('inbox.payments.noResolutions')}</p>}
          {resolutions.length > 0 && !canResolve && <p className="text-ink-soft">{t('inbox.payments.readOnly')}</p>}
          {resolutions.length > 0 && canResolve && (
            <>
              <p className="text-ink-soft">{t('inbox.payments.twoPeople')}</p>
              <ResolutionForm key={payment.version} onPropose={settlement.propose} payment={payment} />
            </>
          )}
        </Block>
      )}
      {payment.events.length > 0 && (
        <Block title={t('inbox.payments.events')}>
          <ol className="grid gap-2">
            {payment.events.map((event, index) => (
              // Events are only appended.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li className="grid grid-cols-[11rem_1fr] gap-x-3" key={index}>
                <span className="text-ink-soft">{formatInstant(translations, event.at)}</span>
                <span>
                  {formatState(event.to)}
                  <span className="text-ink-soft">
                    {` · ${event.actor === '' ? t('inbox.payments.guest') : event.actor}`}
                    {event.note !== '' && ` · ${event.note}`}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </Block>
      )}
      <RefuseDialog
        onClose={() => setProposalToRefuse(undefined)}
        onRefuse={async (reason) => proposalToRefuse && settlement.refuse(proposalToRefuse, reason)}
        proposer={proposalToRefuse?.proposer}
      />
    </div>
  );
}

/** Shows one payment with its facts, its events and the available actions. */
export function PaymentPanel({ shopOrderNo }: Pick<Payment, 'shopOrderNo'>) {
  const { data, error, isFetching, refetch } = useQuery(getPaymentQuery(shopOrderNo));
  if (data !== undefined) return <PaymentDetails payment={data} />;
  if (error === null) return <LoadingRows count={6} />;
  return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
