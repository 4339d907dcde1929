import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getInquiriesQuery, type InquiryState, type ListedInquiry } from '../../entities/inquiries/inquiries';
import { FilterSelect } from '../../features/screen/filter-select';
import { ListDetail } from '../../features/screen/list-detail';
import { type ListColumn, ListTable } from '../../features/screen/list-table';
import { StateLabel } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';
import { InboxList } from './inbox-list';
import { InquiryPanel } from './inquiry-panel';
import { useAgeFormatter, useInboxItem, useScopeFilter } from './use-inbox';

/** Lists inquiries of members: waiting ones, oldest first, or answered ones. */
export function InquiriesTab() {
  const { t } = useTranslations();
  const [state, setState] = useState<InquiryState>('waiting');
  const query = useInfiniteQuery(getInquiriesQuery(state));
  const filterByScope = useScopeFilter();
  const formatAge = useAgeFormatter();
  const { item, open } = useInboxItem('inquiries');
  const rows = filterByScope(query.data?.pages.flatMap(({ inquiries }) => inquiries) ?? []);
  const qnaSeq = Number(item);
  const columns: [ListColumn<ListedInquiry>, ...ListColumn<ListedInquiry>[]] = [
    { name: 'title', label: t('inbox.inquiries.columns.title'), render: ({ title }) => <bdi>{title}</bdi> },
    {
      name: 'writer',
      label: t('inbox.inquiries.answer'),
      className: 'w-[30%]',
      render: ({ writer }) =>
        writer !== null && (
          <StateLabel tone="waiting">{t('inbox.inquiries.writing', { name: writer.name })}</StateLabel>
        ),
    },
    { name: 'venue', label: t('inbox.venue'), className: 'w-[26%]', render: ({ venueName }) => venueName },
    {
      name: 'age',
      label: t('inbox.age.label'),
      className: 'w-24',
      render: ({ createdAt, answeredAt }) => (answeredAt === null ? formatAge(createdAt) : '–'),
    },
  ];
  const isWaiting = state === 'waiting';
  return (
    <ListDetail
      detail={
        Number.isInteger(qnaSeq) && item !== undefined ? <InquiryPanel key={qnaSeq} qnaSeq={qnaSeq} /> : undefined
      }
      detailLabel={t('inbox.tabs.inquiries')}
      emptyText={t('inbox.choose')}
      onClose={() => open(undefined)}
    >
      <FilterSelect
        label={t('inbox.show')}
        onChange={setState}
        options={(['waiting', 'answered'] as const).map((value) => ({ value, label: t(`inbox.inquiries.${value}`) }))}
        value={state}
      />
      <InboxList
        emptyText={t(isWaiting ? 'inbox.inquiries.noneText' : 'inbox.inquiries.noneAnsweredText')}
        emptyTitle={t(isWaiting ? 'inbox.inquiries.none' : 'inbox.inquiries.noneAnswered')}
        isEmpty={rows.length === 0}
        query={query}
      >
        <ListTable
          caption={t('inbox.tabs.inquiries')}
          chosenId={item}
          columns={columns}
          getId={(row) => String(row.qnaSeq)}
          onChoose={open}
          rows={rows}
        />
      </InboxList>
    </ListDetail>
  );
}
