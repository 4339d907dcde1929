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
  readonly onOpen: (code: string) => void;
  /** Returns to the list. */
  readonly onClose: () => void;
}

const noIssues: readonly FieldIssue[] = [];

/** Shows the editor of a document or of a new one. */
export function DocumentScreen<Kind extends VersionedKind>({
  kind,
  code,
  place,
  getAccess,
  onOpen,
  onClose,
}: DocumentScreenProps<Kind>) {
  const { t } = useTranslations();
  const listKind: VersionedKind = kind;
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(getDocumentQuery(kind, code));
  // Mounts a new editor when a draft has been published, discarded or restored; it shows `issues`.
  const [mount, setMount] = useState({ number: 0, issues: noIssues });
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
      initialIssues={mount.issues.length > 0 ? mount.issues : (view.draft?.problems ?? noIssues)}
      key={`${code ?? ''} ${mount.number}`}
      kind={kind}
      onClose={onClose}
      onReplaced={(nextCode, issues = noIssues) => {
        setMount(({ number }) => ({ number: number + 1, issues }));
        if (nextCode === code) return;
        if (nextCode === null) onClose();
        else onOpen(nextCode);
      }}
      place={place}
      view={view}
    />
  );
}
