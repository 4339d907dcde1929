import { getWidestPermission } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListedPayment, type Payment, paymentsQuery } from '../../entities/payments/payments';
import { useMe } from '../../entities/session/session';
import { ListDetail } from '../../features/screen/list-detail';
import { type ListColumn, ListTable } from '../../features/screen/list-table';
import { StateLabel } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { ChargeProposals } from './charge-proposals';
import { ChargesDialog } from './charges-dialog';
import { InboxList } from './inbox-list';
import { PaymentPanel } from './payment-panel';
import { PaymentStateLabel } from './payment-state-label';
import { useAgeFormatter, useInboxItem, useScopeFilter, useWonFormatter } from './use-inbox';

/** Lists payments that have been pending for long, that need manual review, or whose refund was refused. */
export function PaymentsTab() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const [isComparing, setIsComparing] = useState(false);
  const settlement = getWidestPermission(grants, 'settlement', now);
  const canSettle = settlement.allowed && settlement.access === 'full';
  const query = useInfiniteQuery(paymentsQuery);
  const filterByScope = useScopeFilter();
  const formatAge = useAgeFormatter();
  const formatWon = useWonFormatter();
  const { item, open } = useInboxItem('payments');
  const rows = filterByScope(query.data?.pages.flatMap(({ payments }) => payments) ?? []);
  const columns: [ListColumn<ListedPayment>, ...ListColumn<ListedPayment>[]] = [
    { name: 'order', label: t('inbox.payments.columns.order'), render: ({ shopOrderNo }) => shopOrderNo },
    {
      name: 'venue',
      label: t('inbox.venue'),
      className: 'w-[18%]',
      render: ({ venueName }) => venueName ?? t('inbox.group'),
    },
    {
      name: 'amount',
      label: t('inbox.payments.columns.amount'),
      className: 'w-28 text-right tabular-nums',
      render: ({ amount }) => formatWon(amount),
    },
    {
      name: 'state',
      label: t('inbox.payments.columns.state'),
      className: 'w-[24%]',
      render: ({ state, hasProposal }) =>
        hasProposal ? (
          <StateLabel tone="waiting">{t('inbox.payments.proposed')}</StateLabel>
        ) : (
          <PaymentStateLabel state={state} />
        ),
    },
    { name: 'age', label: t('inbox.age.label'), className: 'w-24', render: ({ since }) => formatAge(since) },
  ];
  return (
    <ListDetail
      detail={item === undefined ? undefined : <PaymentPanel key={item} shopOrderNo={item as Payment['shopOrderNo']} />}
      detailLabel={t('inbox.tabs.payments')}
      emptyText={t('inbox.choose')}
      onClose={() => open(undefined)}
    >
      {settlement.allowed && (
        <>
          <Button className="justify-self-end" onClick={() => setIsComparing(true)} size="sm">
            {t('inbox.charges.open')}
          </Button>
          <ChargeProposals isReadOnly={!canSettle} />
          <ChargesDialog canPropose={canSettle} onClose={() => setIsComparing(false)} open={isComparing} />
        </>
      )}
      <InboxList
        emptyText={t('inbox.payments.noneText')}
        emptyTitle={t('inbox.payments.none')}
        isEmpty={rows.length === 0}
        query={query}
      >
        <ListTable
          caption={t('inbox.tabs.payments')}
          chosenId={item}
          columns={columns}
          getId={({ shopOrderNo }) => shopOrderNo}
          onChoose={open}
          rows={rows}
        />
      </InboxList>
    </ListDetail>
  );
}
