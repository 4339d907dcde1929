import { createContent } from '@dining/domain/catalogue/convert-contents';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Access } from '@dining/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DocumentPlace, type DocumentView, getDocumentQuery } from '../../entities/catalogue/documents';
import { LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { DocumentEditor } from './document-editor';
import type { FieldIssue } from './use-document-form';

interface DocumentScreenProps<Kind extends VersionedKind> {
  readonly kind: Kind;
  /** Null for a new document. */
  readonly code: string | null;
  /** Where a new document belongs. */
  readonly place: DocumentPlace & { readonly htlCode: HtlCode };
  readonly getAccess: (place: Pick<DocumentView, 'htlCode' | 'dinCode'>) => Access | undefined;
  /** Opens a document, or the list. */
  readonly onOpen: (code: string | null) => void;
}

const noIssues: readonly FieldIssue[] = [];

/** Opens a document, or a new one, in its editor. */
export function DocumentScreen<Kind extends VersionedKind>({
  kind,
  code,
  place,
  getAccess,
  onOpen,
}: DocumentScreenProps<Kind>) {
  const { t } = useTranslations();
  const listKind: VersionedKind = kind;
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(getDocumentQuery(kind, code));
  // A new form replaces the one whose draft has been published, discarded or restored.
  const [opening, setOpening] = useState({ number: 0, issues: noIssues });
  if (code !== null && (data === undefined || !isFetchedAfterMount))
    return (
      <>
        <ScreenHead title={t(`documents.kinds.${listKind}`)} />
        {error === null ? (
          <LoadingRows />
        ) : (
          <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </>
    );
  const view: DocumentView<Kind> =
    code === null || data === undefined
      ? {
          code: '',
          htlCode: place.htlCode,
          dinCode: place.dinCode ?? null,
          state: 'new',
          published: null,
          publishedVersion: null,
          draft: null,
        }
      : data;
  return (
    <DocumentEditor
      access={getAccess(view) ?? 'read'}
      code={code}
      content={view.draft?.fields ?? view.published ?? createContent(kind)}
      initialIssues={opening.issues.length > 0 ? opening.issues : (view.draft?.problems ?? noIssues)}
      key={`${code ?? ''} ${opening.number}`}
      kind={kind}
      onClose={() => onOpen(null)}
      onReplaced={(nextCode, issues = noIssues) => {
        setOpening(({ number }) => ({ number: number + 1, issues }));
        if (nextCode !== code) onOpen(nextCode);
      }}
      place={place}
      view={view}
    />
  );
}
