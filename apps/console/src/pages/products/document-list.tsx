import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { type DocumentFilter, documentFilters } from '@dining/domain/catalogue/document-filter';
import { languageNames } from '@dining/domain/shared/language';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type DocumentPlace, type DocumentRow, getDocumentsQuery } from '../../entities/catalogue/documents';
import { useHotels } from '../../entities/hotels/staff-hotels';
import { FilterSelect } from '../../features/screen/filter-select';
import { type ListColumn, ListTable, MoreButton } from '../../features/screen/list-table';
import { EmptyList, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { formatInstant, formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { DraftLabel, PublicationLabel } from './document-state-label';

interface DocumentListProps {
  readonly kind: VersionedKind;
  readonly place: DocumentPlace;
  /** True if the staff member may add documents of this kind here. */
  readonly canAdd: boolean;
  readonly onOpen: (code: string) => void;
  /** Shown beside the filter. */
  readonly children: ReactNode;
}

/** Lists the documents of one kind with their states, drafts and missing languages. */
export function DocumentList({ kind, place, canAdd, onOpen, children }: DocumentListProps) {
  const { t } = useTranslations();
  const [filter, setFilter] = useState<DocumentFilter | 'all'>('all');
  const query = useInfiniteQuery(getDocumentsQuery(kind, place, filter === 'all' ? undefined : filter));
  const columns = useColumns(kind, place.dinCode === undefined);
  const rows = query.data?.pages.flatMap((page) => page.documents) ?? [];
  const kindName = t(`documents.kinds.${kind}`);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        {(rows.length > 0 || filter !== 'all') && (
          <FilterSelect
            label={t('documents.list.filter')}
            onChange={setFilter}
            options={[
              { value: 'all', label: t('documents.list.anyState') },
              ...documentFilters.map((value) => ({ value, label: t(`documents.filters.${value}`) })),
            ]}
            value={filter}
          />
        )}
      </div>
      {query.error !== null && (
        <LoadFailed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <LoadingRows />}
      {query.data !== undefined &&
        rows.length === 0 &&
        (filter === 'all' ? (
          <EmptyList title={t(`documents.none.${kind}.title`)}>
            {t(`documents.none.${kind}.${canAdd ? 'text' : 'read'}`)}
          </EmptyList>
        ) : (
          <EmptyList title={t('documents.list.noMatch')}>{t('documents.list.noMatchText')}</EmptyList>
        ))}
      {rows.length > 0 && (
        <ListTable
          caption={kindName}
          chosenId={undefined}
          columns={columns}
          getId={({ code }) => code}
          onChoose={onOpen}
          rows={rows}
        />
      )}
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </>
  );
}

/** Names of venues, times and lists of languages may be longer than their columns. */
const wrappedClass = 'whitespace-normal!';

function useColumns(
  kind: VersionedKind,
  hasVenueColumn: boolean,
): readonly [ListColumn<DocumentRow>, ...ListColumn<DocumentRow>[]] {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const getVenueName = ({ htlCode, dinCode }: DocumentRow): string => {
    const hotel = hotels.find((each) => each.htlCode === htlCode);
    return hotel?.venues.find((venue) => venue.dinCode === dinCode)?.name ?? hotel?.name ?? htlCode;
  };
  const createColumn = (
    name: 'name' | 'venue' | 'state' | 'draft' | 'changed' | 'languages',
    render: ListColumn<DocumentRow>['render'],
    className?: string,
  ): ListColumn<DocumentRow> => ({
    name,
    label: t(`documents.list.columns.${name}`),
    render,
    ...(className !== undefined && { className }),
  });
  return [
    createColumn('name', ({ name, code }) => name || t('documents.list.untitled', { code }), 'w-[26%]'),
    ...(hasVenueColumn && kind !== 'venue' ? [createColumn('venue', getVenueName, wrappedClass)] : []),
    createColumn('state', ({ state }) => <PublicationLabel kind={kind} state={state} />, 'w-32'),
    createColumn('draft', ({ draft }) => (draft === null ? '–' : <DraftLabel draft={draft} />), wrappedClass),
    createColumn(
      'changed',
      ({ draft }) =>
        draft === null
          ? '–'
          : t('documents.list.draftBy', { name: draft.savedBy, at: formatInstant(translations, draft.savedAt) }),
      wrappedClass,
    ),
    createColumn(
      'languages',
      ({ missingLanguages }) =>
        missingLanguages.length === 0 ? (
          t('documents.list.noLanguages')
        ) : (
          <span className="text-warning">
            {formatList(
              translations,
              missingLanguages.map((language) => languageNames[language].native),
            )}
          </span>
        ),
      wrappedClass,
    ),
  ];
}
