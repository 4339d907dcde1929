import { isAuditAction } from '@dining/domain/staff/audit-actions';
import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditRecord, type AuditSearch, getAuditQuery } from '../../entities/app/inbox';
import { useHotels } from '../../entities/hotels/staff-hotels';
import { Facts, ListDetail } from '../../features/screen/list-detail';
import { type ListColumn, ListTable, MoreButton } from '../../features/screen/list-table';
import { Block, EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { StateLabel } from '../../features/screen/state-label';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** Groups of actions that the filter offers: the part of an action's code before the dot. */
const actionGroups = [
  'payment',
  'proposal',
  'staff',
  'grant',
  'inquiry',
  'review',
  'reservation',
  'member',
  'alarm',
] as const;

const formatValue = (value: unknown): string => {
  if (value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Returns a function that names the actor: staff by name, guests and members by kind, others by kind and name. */
function useActorName(): (record: AuditRecord) => string {
  const { t } = useTranslations();
  return ({ kind, actor }) => {
    if (kind === 'guest' || kind === 'member') return t(`audit.${kind}`);
    return kind === 'staff' || actor === '' ? actor || kind : `${kind} · ${actor}`;
  };
}

/** Returns a function that names an action; an action that only earlier versions recorded keeps its code. */
function useActionName(): (action: string) => string {
  const { t } = useTranslations();
  return (action) => (isAuditAction(action) ? t(`audit.actions.${action}`) : action);
}

function ValuesBlock({ title, values }: { title: string; values: Readonly<Record<string, unknown>> | null }) {
  const entries = Object.entries(values ?? {});
  if (entries.length === 0) return null;
  return (
    <Block title={title}>
      <Facts rows={entries.map(([name, value]) => [name, formatValue(value)] as const)} />
    </Block>
  );
}

function RecordPanel({ record }: { record: AuditRecord }) {
  const translations = useTranslations();
  const { t } = translations;
  const getActorName = useActorName();
  const getActionName = useActionName();
  const hotels = useHotels();
  const hotel = hotels.find(({ htlCode }) => htlCode === record.htlCode)?.name ?? record.htlCode;
  return (
    <div className="grid content-start gap-5">
      <h2 className="font-medium text-lg">{getActionName(record.action)}</h2>
      <Facts
        rows={[
          [t('audit.columns.at'), formatInstant(translations, record.at)],
          [t('audit.columns.actor'), getActorName(record)],
          [t('audit.columns.subject'), record.subject],
          [t('audit.code'), record.action],
          hotel !== null && [t('audit.hotel'), hotel],
          record.device !== null && [t('audit.device'), record.device],
          record.address !== null && [t('audit.address'), record.address],
          [
            t('audit.seal'),
            <StateLabel key="seal" tone={record.isSealed ? 'done' : 'neutral'}>
              {t(record.isSealed ? 'audit.sealed' : 'audit.unsealed')}
            </StateLabel>,
          ],
        ]}
      />
      <ValuesBlock title={t('audit.detail')} values={record.detail} />
      <ValuesBlock title={t('audit.before')} values={record.before} />
      <ValuesBlock title={t('audit.after')} values={record.after} />
    </div>
  );
}

interface AuditFilter {
  readonly subject: string;
  readonly actor: string;
  readonly actionGroup: string;
  readonly from: string;
  readonly to: string;
}

const emptyFilter: AuditFilter = { subject: '', actor: '', actionGroup: '', from: '', to: '' };

const createSearch = ({ subject, actor, actionGroup, from, to }: AuditFilter): AuditSearch => ({
  subject: subject.trim(),
  actor: actor.trim(),
  action: actionGroup === '' ? '' : `${actionGroup}.`,
  from: from === '' ? null : from,
  to: to === '' ? null : to,
});

/** Lists the entries of the audit log, with filters. */
export function AuditPage() {
  const translations = useTranslations();
  const { t } = translations;
  const getActorName = useActorName();
  const getActionName = useActionName();
  const { submit, getFieldProps } = useCheckedForm<AuditFilter>({
    defaultValues: emptyFilter,
    check: () => [],
    send(filter) {
      setChosenId(undefined);
      setSearch(createSearch(filter));
    },
  });
  const [search, setSearch] = useState(() => createSearch(emptyFilter));
  const [chosenId, setChosenId] = useState<string>();
  const query = useInfiniteQuery(getAuditQuery(search));
  const rows = query.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const chosenRecord = rows.find(({ id }) => String(id) === chosenId);
  const columns: [ListColumn<AuditRecord>, ...ListColumn<AuditRecord>[]] = [
    { name: 'at', label: t('audit.columns.at'), render: ({ at }) => formatInstant(translations, at) },
    { name: 'actor', label: t('audit.columns.actor'), className: 'w-[17%]', render: getActorName },
    {
      name: 'action',
      label: t('audit.columns.action'),
      className: 'w-[26%]',
      render: ({ action }) => getActionName(action),
    },
    { name: 'subject', label: t('audit.columns.subject'), className: 'w-[29%]', render: ({ subject }) => subject },
  ];
  return (
    <ListDetail
      detail={chosenRecord && <RecordPanel key={chosenRecord.id} record={chosenRecord} />}
      detailLabel={t('audit.title')}
      emptyText={t('audit.choose')}
      onClose={() => setChosenId(undefined)}
    >
      <ScreenHead title={t('audit.title')} />
      <form className="grid gap-4" onSubmit={submit}>
        <div className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-3">
          <TextField
            {...getFieldProps('subject')}
            data-key="search"
            description={t('audit.subjectHint')}
            label={t('audit.subject')}
          />
          <TextField {...getFieldProps('actor')} label={t('audit.actor')} />
          <Select
            {...getFieldProps('actionGroup')}
            label={t('audit.kind')}
            options={[
              { value: '', label: t('audit.kinds.all') },
              ...actionGroups.map((group) => ({ value: group, label: t(`audit.kinds.${group}`) })),
            ]}
          />
          <TextField {...getFieldProps('from')} label={t('audit.from')} type="date" />
          <TextField {...getFieldProps('to')} label={t('audit.to')} type="date" />
          <Button className="self-end justify-self-start" pending={query.isFetching} type="submit" variant="primary">
            {t('audit.search')}
          </Button>
        </div>
        <p className="text-ink-soft text-xs">{t('audit.period')}</p>
      </form>
      {query.error !== null && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.isPending && query.error === null && <LoadingRows />}
      {query.data !== undefined && rows.length === 0 && (
        <EmptyList title={t('audit.none')}>{t('audit.noneText')}</EmptyList>
      )}
      {rows.length > 0 && (
        <ListTable
          caption={t('audit.title')}
          chosenId={chosenId}
          columns={columns}
          getId={({ id }) => String(id)}
          onChoose={setChosenId}
          rows={rows}
        />
      )}
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </ListDetail>
  );
}
