import { screens } from '@dining/contract/staff/screens';
import { textKinds } from '@dining/domain/catalogue/list-texts';
import { openStates } from '@dining/domain/catalogue/translation-board';
import { languageNames, languages } from '@dining/domain/shared/language';
import { getPermission } from '@dining/domain/staff/permissions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type BoardFilter, type BoardText, formatKey, getBoardQuery } from '../../entities/catalogue/translations';
import { getScopeKey, listAllScopes, useFormatScope, useHotels } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { ListDetail } from '../../features/screen/list-detail';
import { ListTable, MoreButton } from '../../features/screen/list-table';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { getSessionStored, setSessionStored } from '../../lib/storage';
import { useNow } from '../../lib/use-now';
import { TextPanel } from './text-panel';
import { TranslationStateIcon } from './translation-state';

const all = 'all';
const filterKey = 'translations filter';

const initialFilter = { language: all, scope: all, kind: all, state: 'open' };
type FilterValues = typeof initialFilter;

function readFilter(): FilterValues {
  const storedFilter = new URLSearchParams(getSessionStored(filterKey) ?? '');
  return { ...initialFilter, ...Object.fromEntries(storedFilter) };
}

/** Returns the filter and a function that changes it. The tab keeps it. */
function useBoardFilter() {
  const [values, setValues] = useState(readFilter);
  const change = (changes: Partial<FilterValues>): void => {
    const next = { ...values, ...changes };
    setSessionStored(filterKey, new URLSearchParams(next).toString());
    setValues(next);
  };
  return [values, change] as const;
}

const findValue = <Value extends string>(options: readonly Value[], value: string): Value | null =>
  options.find((option) => option === value) ?? null;

/** Shows the texts of the catalogue whose translations need work, and the form for those of the chosen text. */
export function TranslationsPage() {
  const { t } = useTranslations();
  const navigate = useNavigate();
  const { item } = useSearch({ strict: false });
  const [values, change] = useBoardFilter();
  const scopes = useTranslationScopes();
  const scope = scopes.find((each) => getScopeKey(each) === values.scope);
  const filter: BoardFilter = {
    language: findValue(languages, values.language),
    htlCode: scope === undefined || scope.type === 'group' ? null : scope.htlCode,
    dinCode: scope?.type === 'venue' ? scope.dinCode : null,
    textKind: findValue(textKinds, values.kind),
    state: findValue([...openStates, 'open' as const, 'done' as const], values.state),
  };
  const query = useInfiniteQuery(getBoardQuery(filter));
  const texts = query.data?.pages.flatMap((page) => page.texts) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const open = (id: string | undefined) =>
    void navigate({ to: screens.translations.path, search: id === undefined ? {} : { item: id } });
  const place = texts.findIndex((text) => formatKey(text) === item);
  const getId = (index: number): string | undefined => {
    const text = texts[index];
    return text === undefined ? undefined : formatKey(text);
  };
  // Without the open text in the list, the next one is the first of the list.
  const nextId = getId(place + 1);
  const previousId = place > 0 ? getId(place - 1) : undefined;

  return (
    <ListDetail
      detail={
        item === undefined ? undefined : (
          <TextPanel
            id={item}
            key={item}
            onNext={nextId === undefined ? undefined : () => open(nextId)}
            onPrevious={previousId === undefined ? undefined : () => open(previousId)}
            onSaved={() => open(nextId)}
          />
        )
      }
      detailLabel={t('translations.detail')}
      emptyText={t('translations.choose')}
      onClose={() => open(undefined)}
    >
      <ScreenHead note={t('translations.text')} title={t('translations.title')} />
      <Filters onChange={change} scopes={scopes} values={values} />
      {query.error !== null && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.isPending && query.error === null && <LoadingRows />}
      {query.data !== undefined && texts.length === 0 && (
        <EmptyList title={t('translations.none')}>{t('translations.noneText')}</EmptyList>
      )}
      {texts.length > 0 && (
        <>
          <p role="status">{t('translations.found', { count: total })}</p>
          <BoardTable chosenId={item} onChoose={open} texts={texts} />
        </>
      )}
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </ListDetail>
  );
}

/** Lists the hotels and venues whose translations the staff member may see. */
function useTranslationScopes() {
  const { grants } = useMe();
  const now = useNow();
  return listAllScopes(useHotels()).filter(
    (scope) => scope.type !== 'group' && getPermission(grants, 'translation', scope, now).allowed,
  );
}

interface FiltersProps {
  readonly values: FilterValues;
  readonly scopes: ReturnType<typeof useTranslationScopes>;
  readonly onChange: (changes: Partial<FilterValues>) => void;
}

function Filters({ values, scopes, onChange }: FiltersProps) {
  const { t } = useTranslations();
  const formatScope = useFormatScope();
  return (
    <div className="flex flex-wrap gap-3">
      <FilterSelect
        label={t('translations.filters.language')}
        onChange={(language) => onChange({ language })}
        options={[
          { value: all, label: t('translations.filters.allLanguages') },
          ...languages.map((language) => ({ value: language, label: languageNames[language].native })),
        ]}
        value={values.language}
      />
      <FilterSelect
        label={t('translations.filters.place')}
        onChange={(scope) => onChange({ scope })}
        options={[
          { value: all, label: t('translations.filters.allPlaces') },
          ...scopes.map((scope) => ({ value: getScopeKey(scope), label: formatScope(scope) })),
        ]}
        value={values.scope}
      />
      <FilterSelect
        label={t('translations.filters.kind')}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: all, label: t('translations.filters.allKinds') },
          ...textKinds.map((kind) => ({ value: kind, label: t(`translations.kinds.${kind}`) })),
        ]}
        value={values.kind}
      />
      <FilterSelect
        label={t('translations.filters.state')}
        onChange={(state) => onChange({ state })}
        options={[
          { value: 'open', label: t('translations.filters.needsWork') },
          ...[...openStates, 'done' as const].map((state) => ({
            value: state,
            label: t(`translations.states.${state}`),
          })),
          { value: all, label: t('translations.filters.allStates') },
        ]}
        value={values.state}
      />
    </div>
  );
}

interface BoardTableProps {
  readonly texts: readonly BoardText[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

function BoardTable({ texts, chosenId, onChoose }: BoardTableProps) {
  const { t } = useTranslations();
  return (
    <ListTable
      caption={t('translations.list')}
      chosenId={chosenId}
      columns={[
        {
          name: 'text',
          label: t('translations.columns.text'),
          render: ({ objectName, textKind, label }) => (
            <>
              {objectName}
              <span className="block truncate font-normal text-ink-soft text-xs">
                {t(`translations.kinds.${textKind}`)} · {t(`translations.labels.${label}`)}
              </span>
            </>
          ),
        },
        {
          name: 'place',
          label: t('translations.columns.place'),
          className: 'w-36',
          render: ({ placeName }) => placeName,
        },
        {
          name: 'languages',
          label: t('translations.columns.languages'),
          className: 'w-52',
          render: ({ states }) => (
            <span className="inline-flex gap-3">
              {languages.map((language) => (
                <TranslationStateIcon key={language} language={language} state={states[language]} />
              ))}
            </span>
          ),
        },
        {
          name: 'guests',
          label: t('translations.columns.guests'),
          className: 'w-20 text-right',
          render: ({ guests }) => <span title={t('translations.guestsHint')}>{guests.toLocaleString('en-US')}</span>,
        },
      ]}
      getId={formatKey}
      onChoose={onChoose}
      rows={texts}
    />
  );
}
