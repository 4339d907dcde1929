import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getMessagesQuery,
  type MessageState,
  retryMessage,
  stopMessage,
  type UndeliveredMessage,
} from '../../entities/messages/messages';
import { FilterSelect } from '../../features/screen/filter-select';
import { Facts, ListDetail } from '../../features/screen/list-detail';
import { type ListColumn, ListTable } from '../../features/screen/list-table';
import { StateLabel } from '../../features/screen/state-label';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { InboxList } from './inbox-list';
import { useInboxItem, useScopeFilter, useWriteHandlers } from './use-inbox';

/** Kinds of messages that have their own translation; all others share one. */
const namedKinds = [
  'reservation_made',
  'reservation_cancelled',
  'visit_reminder',
  'guest_notice',
  'answers_edited',
  'venue_booked',
  'venue_cancelled',
  'venue_sheet',
  'inquiry_answered',
  'pay_link_sent',
  'review_hidden',
  'review_appeal_decided',
] as const;

const getNamedKind = (kind: string) => namedKinds.find((name) => name === kind) ?? 'other';

function MessagePanel({ message }: { message: UndeliveredMessage }) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const { refresh, showProblem } = useWriteHandlers();
  const { open } = useInboxItem('messages');
  const [isPending, setIsPending] = useState(false);
  const { id, channel, failure, canRetry, endedAt, nextAttemptAt } = message;
  const run = async (send: typeof retryMessage, doneText: string): Promise<void> => {
    setIsPending(true);
    const outcome = await write(send, { id });
    // Until the list is fetched again, a second press would send the message once more.
    await refresh();
    if (!outcome.ok) {
      setIsPending(false);
      return showProblem(outcome.problem);
    }
    notify(doneText);
    open(undefined);
  };
  const stop = async (): Promise<void> => {
    const isSure = await alerts.show({
      title: t('inbox.messages.stop'),
      message: t('inbox.messages.stopAsk'),
      confirmLabel: t('inbox.messages.stop'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (isSure) await run(stopMessage, t('inbox.messages.stopped'));
  };
  return (
    <div className="grid content-start gap-5">
      <h2 className="font-medium text-lg">
        {t(`inbox.messages.kinds.${getNamedKind(message.kind)}`)} · {t(`inbox.messages.channels.${channel}`)}
      </h2>
      <Facts
        rows={[
          message.subject !== '' && [t('inbox.messages.columns.subject'), message.subject],
          [
            t('inbox.messages.columns.reason'),
            <StateLabel key="reason" tone={failure === null ? 'waiting' : 'bad'}>
              {t(`inbox.messages.failures.${failure ?? 'trying'}`)}
            </StateLabel>,
          ],
          [t('inbox.messages.attempts'), message.attempts],
          [t('inbox.messages.due'), formatInstant(translations, message.dueAt)],
          endedAt !== null && [t('inbox.messages.ended'), formatInstant(translations, endedAt)],
          nextAttemptAt !== null && [t('inbox.messages.next'), formatInstant(translations, nextAttemptAt)],
        ]}
      />
      {canRetry ? (
        <div className="flex gap-3">
          <Button
            onClick={() => void run(retryMessage, t('inbox.messages.retried'))}
            pending={isPending}
            variant="primary"
          >
            {t('inbox.messages.retry')}
          </Button>
          {failure === null && (
            <Button onClick={() => void stop()} variant="danger">
              {t('inbox.messages.stop')}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-ink-soft">{t('inbox.messages.cannotRetry')}</p>
      )}
    </div>
  );
}

/** Lists messages that have not been delivered: failed ones, or those still being tried. */
export function MessagesTab() {
  const { t } = useTranslations();
  const [state, setState] = useState<MessageState>('failed');
  const query = useInfiniteQuery(getMessagesQuery(state));
  const filterByScope = useScopeFilter();
  const { item, open } = useInboxItem('messages');
  const rows = filterByScope(query.data?.pages.flatMap(({ messages }) => messages) ?? []);
  const chosenMessage = rows.find(({ id }) => String(id) === item);
  const columns: [ListColumn<UndeliveredMessage>, ...ListColumn<UndeliveredMessage>[]] = [
    {
      name: 'kind',
      label: t('inbox.messages.columns.kind'),
      render: ({ kind, channel }) =>
        `${t(`inbox.messages.kinds.${getNamedKind(kind)}`)} · ${t(`inbox.messages.channels.${channel}`)}`,
    },
    {
      name: 'subject',
      label: t('inbox.messages.columns.subject'),
      className: 'w-[30%]',
      render: ({ subject }) => (subject === '' ? '–' : subject),
    },
    {
      name: 'reason',
      label: t('inbox.messages.columns.reason'),
      className: 'w-[26%]',
      render: ({ failure }) => (
        <StateLabel tone={failure === null ? 'waiting' : 'bad'}>
          {t(`inbox.messages.failures.${failure ?? 'trying'}`)}
        </StateLabel>
      ),
    },
  ];
  return (
    <ListDetail
      detail={chosenMessage && <MessagePanel key={chosenMessage.id} message={chosenMessage} />}
      detailLabel={t('inbox.tabs.messages')}
      emptyText={t('inbox.choose')}
      onClose={() => open(undefined)}
    >
      <FilterSelect
        label={t('inbox.show')}
        onChange={setState}
        options={(['failed', 'trying'] as const).map((value) => ({ value, label: t(`inbox.messages.${value}`) }))}
        value={state}
      />
      <InboxList
        emptyText={t('inbox.messages.noneText')}
        emptyTitle={t('inbox.messages.none')}
        isEmpty={rows.length === 0}
        query={query}
      >
        <ListTable
          caption={t('inbox.tabs.messages')}
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
