import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { Button } from '@dining/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDifference } from '../../entities/catalogue/document-texts';
import { type DocumentVersion, getHistoryQuery } from '../../entities/catalogue/documents';
import { VersionList } from '../../features/screen/version-list';
import { useTranslations } from '../../lib/i18n';

interface HistoryListProps {
  readonly kind: VersionedKind;
  readonly code: string;
  /** Undefined if the staff member may not change drafts. */
  readonly onRestore: ((historyVersion: number) => void) | undefined;
  readonly isRestoring: boolean;
}

/** Lists the versions of a document, each of which can be restored as a draft. */
export function HistoryList({ kind, code, onRestore, isRestoring }: HistoryListProps) {
  const translations = useTranslations();
  const { t } = translations;
  const query = useInfiniteQuery(getHistoryQuery(kind, code));
  return (
    <VersionList
      formatDifference={(difference) => formatDifference(translations, kind, difference)}
      query={query}
      renderAction={({ historyVersion }) =>
        onRestore !== undefined && (
          <Button
            aria-label={t('history.restoreName', { version: historyVersion })}
            onClick={() => onRestore(historyVersion)}
            pending={isRestoring}
            size="sm"
          >
            {t('history.restore')}
          </Button>
        )
      }
      versions={query.data?.pages.flatMap((page): readonly DocumentVersion[] => page.versions)}
    />
  );
}
