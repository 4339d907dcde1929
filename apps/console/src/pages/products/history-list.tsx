import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { Button } from '@dining/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDifference } from '../../entities/catalogue/document-texts';
import { type DocumentVersion, getHistoryQuery } from '../../entities/catalogue/documents';
import { MoreButton } from '../../features/screen/list-table';
import { EmptyList, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface HistoryListProps {
  readonly kind: VersionedKind;
  readonly code: string;
  /** Undefined if the staff member may not change drafts. */
  readonly onRestore: ((historyVersion: number) => void) | undefined;
  readonly isRestoring: boolean;
}

/** Lists the versions of a document, newest first, with what each has changed. */
export function HistoryList({ kind, code, onRestore, isRestoring }: HistoryListProps) {
  const { t } = useTranslations();
  const query = useInfiniteQuery(getHistoryQuery(kind, code));
  const versions = query.data?.pages.flatMap((page): readonly DocumentVersion[] => page.versions) ?? [];
  return (
    <div className="grid content-start gap-4">
      {query.error !== null && (
        <LoadFailed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <LoadingRows count={4} />}
      {query.data !== undefined && versions.length === 0 && (
        <EmptyList title={t('documents.history.none')}>{t('documents.history.noneText')}</EmptyList>
      )}
      <ol aria-label={t('documents.history.title')} className="grid gap-4">
        {versions.map((version, index) => (
          <li className="grid gap-3 rounded-sm border border-line p-4" key={version.historyVersion}>
            <VersionHead isNewest={index === 0} isRestoring={isRestoring} onRestore={onRestore} version={version} />
            {version.differences.length === 0 ? (
              <p className="text-ink-soft">{t('documents.history.first')}</p>
            ) : (
              <DifferenceTable kind={kind} version={version} />
            )}
          </li>
        ))}
      </ol>
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </div>
  );
}

interface VersionHeadProps extends Pick<HistoryListProps, 'onRestore' | 'isRestoring'> {
  readonly version: DocumentVersion;
  readonly isNewest: boolean;
}

function VersionHead({
  version: { historyVersion, at, by, source },
  isNewest,
  onRestore,
  isRestoring,
}: VersionHeadProps) {
  const translations = useTranslations();
  const { t } = translations;
  const time = formatInstant(translations, at);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h2 className="font-medium text-base">
          {t('documents.history.version', { version: historyVersion })}
          {isNewest && <span className="ml-2 font-normal text-brass">{t('documents.history.current')}</span>}
        </h2>
        <p className="text-ink-soft">
          {t(`documents.history.sources.${source}`)} ·{' '}
          {by === null ? time : t('documents.history.by', { name: by, at: time })}
        </p>
      </div>
      {onRestore !== undefined && !isNewest && (
        <Button
          aria-label={t('documents.history.restoreName', { version: historyVersion })}
          onClick={() => onRestore(historyVersion)}
          pending={isRestoring}
          size="sm"
        >
          {t('documents.history.restore')}
        </Button>
      )}
    </div>
  );
}

function DifferenceTable({ kind, version }: { kind: VersionedKind; version: DocumentVersion }) {
  const translations = useTranslations();
  const { t } = translations;
  const caption = t('documents.history.version', { version: version.historyVersion });
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          {(['field', 'before', 'after'] as const).map((column) => (
            <th className="py-2 pr-4 font-medium" key={column} scope="col">
              {t(`documents.history.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {version.differences.map((difference) => {
          const { label, before, after } = formatDifference(translations, kind, difference);
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
