import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { Access } from '@dining/domain/staff/permissions';
import { useState } from 'react';
import type { DocumentPlace, DocumentView } from '../../entities/catalogue/documents';
import { ConflictDialog } from '../../features/screen/conflict-dialog';
import { EditorPlaceContext } from '../../flows/catalogue/editor-place';
import { useTranslations } from '../../lib/i18n';
import { ContentsList } from './contents-list';
import { documentForms } from './document-forms';
import { EditorActions } from './editor-actions';
import { EditorHead } from './editor-head';
import { EditorNotices } from './editor-notices';
import { HistoryList } from './history-list';
import { PlanDialog } from './plan-dialog';
import { UnpublishDialog } from './unpublish-dialog';
import { useDocumentActions } from './use-document-actions';
import { type FieldIssue, useDocumentForm } from './use-document-form';

interface DocumentEditorProps<Kind extends VersionedKind> {
  readonly kind: Kind;
  /** Null for a new document. */
  readonly code: string | null;
  readonly place: DocumentPlace;
  readonly view: DocumentView<Kind>;
  readonly content: ContentByKind[Kind];
  readonly access: Access;
  readonly initialIssues: readonly FieldIssue[];
  readonly onReplaced: (code: string | null, issues?: readonly FieldIssue[]) => void;
  readonly onClose: () => void;
}

/** Shows a document: its form with the actions of its draft, or its history. */
export function DocumentEditor<Kind extends VersionedKind>({
  kind,
  code,
  place,
  view,
  content,
  access,
  initialIssues,
  onReplaced,
  onClose,
}: DocumentEditorProps<Kind>) {
  const { t, language } = useTranslations();
  const [panel, setPanel] = useState<'form' | 'history' | 'plan' | 'unpublish'>('form');
  const form = useDocumentForm<Kind>({
    kind,
    storageKey: `document ${kind} ${code ?? `new ${place.dinCode ?? place.htlCode ?? ''}`}`,
    content,
    version: view.draft?.version ?? null,
    draftId: view.draft?.draftId ?? null,
    publishedVersion: view.publishedVersion,
    publishAt: view.draft?.publishAt ?? null,
    initialIssues,
  });
  const typedName = getLocalizedText({ default: '', ...form.values.name }, language);
  const anyKind: VersionedKind = kind;
  const name = typedName === '' ? t(`documents.add.${anyKind}`) : typedName;
  const actions = useDocumentActions<Kind>({
    code,
    place,
    name,
    view,
    form,
    onReplaced,
  });
  const { sections, Fields } = documentForms[kind];
  const showForm = () => setPanel('form');
  return (
    <EditorPlaceContext value={{ htlCode: view.htlCode, dinCode: view.dinCode, canChoosePictures: access === 'full' }}>
      <EditorHead
        access={access}
        draft={view.draft}
        isHistoryOpen={panel === 'history'}
        isNew={code === null}
        kind={kind}
        name={name}
        onClose={onClose}
        onHistory={() => setPanel(panel === 'history' ? 'form' : 'history')}
        onPreview={() => void actions.preview()}
        onUnpublish={() => setPanel('unpublish')}
        pendingAction={actions.pendingAction}
        state={view.state}
      />
      {panel === 'history' && code !== null ? (
        <HistoryList
          code={code}
          isRestoring={actions.pendingAction === 'restore'}
          kind={kind}
          onRestore={access === 'read' ? undefined : (version) => void actions.restore(version)}
        />
      ) : (
        <>
          <EditorNotices access={access} form={form} view={view} />
          <div className="grid gap-x-8 gap-y-2 xl:grid-cols-[10rem_minmax(0,1fr)]">
            <ContentsList sections={sections} />
            <form
              aria-label={name}
              className="min-w-0"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void actions.save();
              }}
            >
              <fieldset className="min-w-0" disabled={access === 'read'}>
                <Fields code={code} form={form} />
              </fieldset>
              {access !== 'read' && (
                <EditorActions
                  canPublish={access === 'full'}
                  hasDraft={view.draft !== null || form.isChanged || form.base.version !== null}
                  isChanged={form.isChanged}
                  onDiscard={() => void actions.discard()}
                  onPlan={() => actions.compareFirst(() => setPanel('plan'))}
                  onPublish={() => actions.compareFirst(() => void actions.askAndPublish())}
                  pendingAction={actions.pendingAction}
                />
              )}
            </form>
          </div>
        </>
      )}
      {panel === 'plan' && <PlanDialog onClose={showForm} onPlan={actions.publish} />}
      {panel === 'unpublish' && code !== null && (
        <UnpublishDialog code={code} kind={kind} onClose={showForm} onUnpublish={actions.unpublish} />
      )}
      <ConflictDialog
        conflict={actions.conflict}
        onClose={() => actions.conflict?.close()}
        onKeepTheirs={actions.conflict?.keepTheirs}
      />
    </EditorPlaceContext>
  );
}
