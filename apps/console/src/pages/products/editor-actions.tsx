import { Button } from '@dining/ui/button';
import { useTranslations } from '../../lib/i18n';
import type { DocumentAction } from './use-document-actions';

interface EditorActionsProps {
  /** True if the input differs from the saved content. */
  readonly isChanged: boolean;
  readonly hasDraft: boolean;
  readonly canPublish: boolean;
  readonly pendingAction: DocumentAction | undefined;
  readonly onPublish: () => void;
  readonly onPlan: () => void;
  readonly onDiscard: () => void;
}

/** Shows the actions of a draft at the bottom of the window, and whether the input is saved. */
export function EditorActions({
  isChanged,
  hasDraft,
  canPublish,
  pendingAction,
  onPublish,
  onPlan,
  onDiscard,
}: EditorActionsProps) {
  const { t } = useTranslations();
  return (
    <div
      className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-5 py-3 xl:-mx-6 xl:px-6"
      data-bottom-bar
    >
      <Button pending={pendingAction === 'save'} size="sm" type="submit" variant={canPublish ? 'secondary' : 'primary'}>
        {t('documents.actions.save')}
      </Button>
      {canPublish && (
        <>
          <Button
            inactive={!hasDraft}
            onClick={onPublish}
            pending={pendingAction === 'publish'}
            size="sm"
            variant="primary"
          >
            {t('documents.actions.publish')}
          </Button>
          <Button inactive={!hasDraft} onClick={onPlan} size="sm">
            {t('documents.actions.plan')}
          </Button>
        </>
      )}
      <span className="px-2 text-ink-soft" role="status">
        {t(
          isChanged ? 'documents.editor.unsaved' : hasDraft ? 'documents.editor.allSaved' : 'documents.editor.noDraft',
        )}
      </span>
      {hasDraft && (
        <Button className="ml-auto" onClick={onDiscard} pending={pendingAction === 'discard'} size="sm" variant="quiet">
          {t('documents.actions.discard')}
        </Button>
      )}
    </div>
  );
}
