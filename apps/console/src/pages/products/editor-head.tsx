import type { PublicationState, VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { Access } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import type { DocumentView } from '../../entities/catalogue/documents';
import { BackButton } from '../../features/screen/back-button';
import { useTranslations } from '../../lib/i18n';
import { DraftLabel, PublicationLabel } from './document-state-label';
import type { DocumentAction } from './use-document-actions';

interface EditorHeadProps {
  readonly kind: VersionedKind;
  readonly name: string;
  readonly state: PublicationState;
  readonly draft: DocumentView['draft'];
  readonly access: Access;
  readonly isNew: boolean;
  readonly isHistoryOpen: boolean;
  readonly pendingAction: DocumentAction | undefined;
  readonly onClose: () => void;
  readonly onPreview: () => void;
  readonly onHistory: () => void;
  readonly onUnpublish: () => void;
}

/** Shows the name and state of a document, with the actions that concern what guests see. */
export function EditorHead({
  kind,
  name,
  state,
  draft,
  access,
  isNew,
  isHistoryOpen,
  pendingAction,
  onClose,
  onPreview,
  onHistory,
  onUnpublish,
}: EditorHeadProps) {
  const { t } = useTranslations();
  return (
    <header className="grid gap-2">
      <BackButton label={t('documents.editor.back')} onPress={onClose} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="heading break-words text-xl outline-none" id="screen-title" tabIndex={-1}>
            {name}
          </h1>
          <p className="flex flex-wrap gap-x-4">
            <span className="text-ink-soft">{t(`documents.kinds.${kind}`)}</span>
            <PublicationLabel kind={kind} state={state} />
            {draft !== null && <DraftLabel draft={draft} />}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {access !== 'read' && !isHistoryOpen && (
            <Button onClick={onPreview} pending={pendingAction === 'preview'} size="sm">
              {t('documents.actions.preview')}
            </Button>
          )}
          {!isNew && (
            <Button onClick={onHistory} size="sm">
              {t(isHistoryOpen ? 'history.back' : 'documents.actions.history')}
            </Button>
          )}
          {access === 'full' && state === 'published' && (
            <Button onClick={onUnpublish} size="sm" variant="danger">
              {t(`documents.actions.unpublish.${kind}`)}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
