import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HistoryDifference, HistoryVersion } from '../../entities/catalogue/form-history';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { MoreButton } from './list-table';
import { EmptyList, LoadFailed, LoadingRows } from './screen';

export interface DifferenceTexts {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export type FormatDifference = (difference: HistoryDifference) => DifferenceTexts;

interface VersionListProps<Version extends HistoryVersion> {
  readonly versions: readonly Version[] | undefined;
  readonly query: Pick<
    ReturnType<typeof useInfiniteQuery>,
    'error' | 'isFetching' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >;
  readonly formatDifference: FormatDifference;
  /** Renders what staff can do with a version that is not the current one. */
  readonly renderAction: (version: Version) => ReactNode;
}

/** Lists versions, newest first, with what each has changed. `versions` is undefined while they are loading. */
export function VersionList<Version extends HistoryVersion>({
  versions,
  query,
  formatDifference,
  renderAction,
}: VersionListProps<Version>) {
  const { t } = useTranslations();
  return (
    <div className="grid content-start gap-4">
      {query.error !== null && (
        <LoadFailed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {versions === undefined && query.error === null && <LoadingRows count={4} />}
      {versions?.length === 0 &&
        (query.hasNextPage ? (
          <p className="text-ink-soft">{t('history.noneYet')}</p>
        ) : (
          <EmptyList title={t('history.none')}>{t('history.noneText')}</EmptyList>
        ))}
      {versions !== undefined && versions.length > 0 && (
        <ol aria-label={t('history.title')} className="grid gap-4">
          {versions.map((version, index) => (
            <li className="grid gap-3 rounded-sm border border-line p-4" key={version.historyVersion}>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <VersionTitle isCurrent={index === 0} version={version} />
                {index > 0 && renderAction(version)}
              </div>
              {version.differences.length === 0 ? (
                <p className="text-ink-soft">{t('history.first')}</p>
              ) : (
                <DifferenceTable formatDifference={formatDifference} version={version} />
              )}
            </li>
          ))}
        </ol>
      )}
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </div>
  );
}

function VersionTitle({
  version: { historyVersion, at, by, source },
  isCurrent,
}: {
  version: HistoryVersion;
  isCurrent: boolean;
}) {
  const translations = useTranslations();
  const { t } = translations;
  const time = formatInstant(translations, at);
  return (
    <div>
      <h2 className="font-medium text-base">
        {t('history.version', { version: historyVersion })}
        {isCurrent && <span className="ml-2 font-normal text-brass">{t('history.current')}</span>}
      </h2>
      <p className="text-ink-soft">
        {t(`history.sources.${source}`)} · {by === null ? time : t('history.by', { name: by, at: time })}
      </p>
    </div>
  );
}

function DifferenceTable({
  version: { historyVersion, differences },
  formatDifference,
}: {
  version: HistoryVersion;
  formatDifference: FormatDifference;
}) {
  const { t } = useTranslations();
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">{t('history.version', { version: historyVersion })}</caption>
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          {(['field', 'before', 'after'] as const).map((column) => (
            <th className="py-2 pr-4 font-medium" key={column} scope="col">
              {t(`history.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => {
          const { label, before, after } = formatDifference(difference);
          return (
            <tr className="border-line border-b align-top last:border-b-0" key={difference.path}>
              <th className="break-words py-2 pr-4 font-normal" scope="row">
                {label}
              </th>
              <td className="whitespace-pre-line break-words py-2 pr-4 text-ink-soft">{before}</td>
              <td className="whitespace-pre-line break-words py-2 font-medium">{after}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
