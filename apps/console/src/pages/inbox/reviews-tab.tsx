import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getReviewsQuery, type Review, type ReviewState } from '../../entities/reviews/reviews';
import { FilterSelect } from '../../features/screen/filter-select';
import { ListDetail } from '../../features/screen/list-detail';
import { type ListColumn, ListTable } from '../../features/screen/list-table';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { InboxList } from './inbox-list';
import { ReviewPanel } from './review-panel';
import { useInboxItem, useScopeFilter } from './use-inbox';

const formatAverage = ({ food, service, room }: Review['ratings']): string => {
  const stars = [food, service, room].flatMap((each) => (each === undefined ? [] : [each]));
  return stars.length === 0 ? '–' : (stars.reduce((sum: number, each) => sum + each, 0) / stars.length).toFixed(1);
};

/** Lists reviews: visible ones, hidden ones, or appeals. */
export function ReviewsTab() {
  const translations = useTranslations();
  const { t } = translations;
  const [state, setState] = useState<ReviewState>('visible');
  const query = useInfiniteQuery(getReviewsQuery(state));
  const filterByScope = useScopeFilter();
  const { item, open } = useInboxItem('reviews');
  const rows = filterByScope(query.data?.pages.flatMap(({ reviews }) => reviews) ?? []);
  const chosenReview = rows.find(({ reviewCode }) => reviewCode === item);
  const columns: [ListColumn<Review>, ...ListColumn<Review>[]] = [
    { name: 'contents', label: t('inbox.reviews.columns.contents'), render: ({ contents }) => <bdi>{contents}</bdi> },
    {
      name: 'stars',
      label: t('inbox.reviews.columns.stars'),
      className: 'w-20 tabular-nums',
      render: ({ ratings }) => formatAverage(ratings),
    },
    { name: 'venue', label: t('inbox.venue'), className: 'w-[24%]', render: ({ venueName }) => venueName },
    {
      name: 'day',
      label: t('inbox.reviews.columns.day'),
      className: 'w-48 max-xl:hidden',
      render: ({ createdAt }) => formatInstant(translations, createdAt),
    },
  ];
  return (
    <ListDetail
      detail={chosenReview && <ReviewPanel key={chosenReview.reviewCode} review={chosenReview} />}
      detailLabel={t('inbox.tabs.reviews')}
      emptyText={t('inbox.choose')}
      onClose={() => open(undefined)}
    >
      <FilterSelect
        label={t('inbox.show')}
        onChange={setState}
        options={(['visible', 'hidden', 'appealed'] as const).map((value) => ({
          value,
          label: t(`inbox.reviews.states.${value}`),
        }))}
        value={state}
      />
      <InboxList
        emptyText={t('inbox.reviews.noneText')}
        emptyTitle={t('inbox.reviews.none')}
        isEmpty={rows.length === 0}
        query={query}
      >
        <ListTable
          caption={t('inbox.tabs.reviews')}
          chosenId={item}
          columns={columns}
          getId={({ reviewCode }) => reviewCode}
          onChoose={open}
          rows={rows}
        />
      </InboxList>
    </ListDetail>
  );
}
