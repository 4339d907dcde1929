import type { ProblemError } from '@dining/client/problem-error';
import { catalogueAlarmKinds, messageAlarmKinds } from '@dining/domain/staff/alarm-capabilities';
import { Button } from '@dining/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Alarm, alarmsQuery, closeAlarm } from '../../entities/app/inbox';
import { Facts, ListDetail } from '../../features/screen/list-detail';
import { type ListColumn, ListTable } from '../../features/screen/list-table';
import { ReasonForm } from '../../features/screen/reason-form';
import { Block } from '../../features/screen/screen';
import { StateLabel } from '../../features/screen/state-label';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { InboxList } from './inbox-list';
import { useAgeFormatter, useInboxItem, useScopeFilter, useWriteHandlers } from './use-inbox';

/** Kinds of alarms that have their own translation; all others share one. */
const namedKinds = [
  'payment_needs_review',
  'cancelled_at_provider',
  'cancelled_again_at_provider',
  'charge_mismatch',
  'cancellation_fee_refunded',
  'mail_refused',
  'mail_given_up',
  'sms_refused',
  'sms_given_up',
  'venue_mail_failed',
  'publication_failed',
  'holidays_unknown',
  'test_payment_not_voided',
  'sign_in_credentials_refused',
] as const;

const getNamedKind = (kind: string) => namedKinds.find((name) => name === kind) ?? 'system';

function AlarmPanel({ alarm }: { alarm: Alarm }) {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const write = useIdempotentWrite();
  const { refresh } = useWriteHandlers();
  const { open } = useInboxItem('alerts');
  const { id, kind, subject, detail, isOfPayment, canSettle } = alarm;
  const isMessageAlarm = messageAlarmKinds.includes(kind);
  const isCatalogueAlarm = catalogueAlarmKinds.includes(kind);
  const inquiryNo = /^inquiry (\d+)$/.exec(subject)?.[1];
  const close = async (reason: string): Promise<ProblemError | undefined> => {
    const outcome = await write(closeAlarm, { id, reason });
    if (!outcome.ok) return outcome.problem;
    notify(t('inbox.alerts.settled'));
    await refresh();
    open(undefined);
    return undefined;
  };
  return (
    <div className="grid content-start gap-5">
      <h2 className="font-medium text-lg">{t(`inbox.alerts.kinds.${getNamedKind(kind)}`)}</h2>
      <p className="break-words rounded-sm bg-sunk p-4">{detail}</p>
      <Facts
        rows={[
          [t('inbox.alerts.subject'), subject],
          [t('inbox.alerts.since'), formatInstant(translations, alarm.since)],
        ]}
      />
      <p>
        {t(
          `inbox.alerts.next.${isOfPayment ? 'payment' : isMessageAlarm ? 'message' : isCatalogueAlarm ? 'catalogue' : 'system'}`,
        )}
      </p>
      {isOfPayment && (
        <Button className="justify-self-start" onClick={() => open(subject, 'payments')} size="sm">
          {t('inbox.alerts.openPayment')}
        </Button>
      )}
      {inquiryNo !== undefined && (
        <Button className="justify-self-start" onClick={() => open(inquiryNo, 'inquiries')} size="sm">
          {t('inbox.alerts.openInquiry')}
        </Button>
      )}
      {!isOfPayment && (
        <Block title={t('inbox.alerts.settle')}>
          {canSettle ? (
            <ReasonForm
              hint={t('inbox.reasonHint')}
              label={t('inbox.alerts.note')}
              missingText={t('inbox.alerts.noteMissing')}
              onSubmit={close}
              submitLabel={t('inbox.alerts.settle')}
            />
          ) : (
            <p className="text-ink-soft">{t('inbox.alerts.notYours')}</p>
          )}
        </Block>
      )}
    </div>
  );
}

/**
 * Lists open alarms. The details of an alarm show its facts and the next step. An alarm that does not concern a payment
 * also has the form that closes it, for staff who may close it.
 */
export function AlarmsTab() {
  const { t } = useTranslations();
  const query = useInfiniteQuery(alarmsQuery);
  const filterByScope = useScopeFilter();
  const formatAge = useAgeFormatter();
  const { item, open } = useInboxItem('alerts');
  const rows = filterByScope(query.data?.pages.flatMap(({ alerts }) => alerts) ?? []);
  const chosenAlarm = rows.find(({ id }) => String(id) === item);
  const columns: [ListColumn<Alarm>, ...ListColumn<Alarm>[]] = [
    {
      name: 'what',
      label: t('inbox.alerts.columns.what'),
      render: ({ kind }) => <StateLabel tone="warning">{t(`inbox.alerts.kinds.${getNamedKind(kind)}`)}</StateLabel>,
    },
    {
      name: 'subject',
      label: t('inbox.alerts.columns.subject'),
      className: 'w-[40%]',
      render: ({ subject }) => subject,
    },
    { name: 'age', label: t('inbox.age.label'), className: 'w-24', render: ({ since }) => formatAge(since) },
  ];
  return (
    <ListDetail
      detail={chosenAlarm && <AlarmPanel alarm={chosenAlarm} key={chosenAlarm.id} />}
      detailLabel={t('inbox.tabs.alerts')}
      emptyText={t('inbox.choose')}
      onClose={() => open(undefined)}
    >
      <InboxList
        emptyText={t('inbox.alerts.noneText')}
        emptyTitle={t('inbox.alerts.none')}
        isEmpty={rows.length === 0}
        query={query}
      >
        <ListTable
          caption={t('inbox.tabs.alerts')}
          chosenId={item}
          columns={columns}
          getId={({ id }) => String(id)}
          onChoose={open}
          rows={rows}
        />
      </InboxList>
    </ListDetail>
  );
}
