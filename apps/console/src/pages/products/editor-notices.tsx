import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Refusal } from '../../components/refusal';
import { getFieldLabel } from '../../entities/catalogue/document-texts';
import { type DocumentView, toInstant } from '../../entities/catalogue/documents';
import { formatInstant, formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import type { DocumentForm } from './use-document-form';

interface EditorNoticesProps {
  readonly form: Pick<DocumentForm, 'kind' | 'hasStored' | 'forget' | 'generalIssues' | 'problem'>;
  readonly view: Pick<DocumentView, 'state' | 'draft'>;
  readonly access: 'full' | 'draft' | 'read';
}

/** Shows the state of the draft above its form, and why it cannot be saved or published. */
export function EditorNotices({ form, view: { state, draft }, access }: EditorNoticesProps) {
  const translations = useTranslations();
  const { t } = translations;
  const draftState = draft?.state;
  return (
    <div className="grid gap-3 empty:hidden">
      {access !== 'full' && <p>{t(access === 'draft' ? 'documents.editor.draftOnly' : 'documents.editor.readOnly')}</p>}
      {draft !== null && (
        <p className="text-ink-soft">
          {t(state === 'new' ? 'documents.editor.newDraft' : 'documents.editor.draft', {
            name: draft.savedBy,
            at: formatInstant(translations, draft.savedAt),
          })}
        </p>
      )}
      {draftState === 'planned' && (
        <Notice>
          {t('documents.editor.planned', {
            at: formatInstant(translations, toInstant(draft?.publishAt ?? '')),
          })}
        </Notice>
      )}
      {draftState === 'failed' && <Notice tone="error">{t('documents.editor.failed')}</Notice>}
      {draft !== null && draft.conflicts.length > 0 && (
        <Notice tone="warning">
          {t('documents.editor.conflicts', {
            fields: formatList(
              translations,
              draft.conflicts.map((field) => getFieldLabel(translations, form.kind, field)),
            ),
          })}
        </Notice>
      )}
      {form.hasStored && (
        <Notice
          action={
            <Button onClick={form.forget} size="sm">
              {t('documents.editor.forget')}
            </Button>
          }
        >
          {t('documents.editor.typed')}
        </Notice>
      )}
      <Refusal hasConflictDialog problem={form.problem} />
      {form.generalIssues.map((reason) => (
        <Notice key={reason} tone="error">
          {t('documents.editor.general', { reason })}
        </Notice>
      ))}
    </div>
  );
}
