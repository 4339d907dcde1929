import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import type { ReactNode } from 'react';
import { Refusal } from '../../components/refusal';
import { ConflictDialog } from '../../features/screen/conflict-dialog';
import { useTranslations } from '../../lib/i18n';
import { formatIssue } from './format-issue';
import type { FieldsForm } from './use-fields-form';

/** Shows the form of an object of the catalogue with its save button and the reasons why it cannot be saved. */
export function FieldsFormFrame({
  form,
  children,
  submitLabel,
  history,
}: {
  form: FieldsForm;
  children: ReactNode;
  submitLabel?: string;
  /** The history of what the form is about. */
  history?: ReactNode;
}) {
  const translations = useTranslations();
  const { t } = translations;
  const issuesWithoutField = form.problem?.errors.filter(({ path }) => path === '') ?? [];
  const details = new Set(issuesWithoutField.map(({ message }) => formatIssue(translations, { code: message })));
  // The refusal says this already.
  details.delete(t('problems.catalogue_refused'));
  return (
    <form className="grid gap-6" noValidate onSubmit={form.submit}>
      {form.hasDraft && (
        <Notice
          action={
            <Button onClick={form.discard} size="sm">
              {t('setup.discard')}
            </Button>
          }
        >
          {t('setup.draft')}
        </Notice>
      )}
      {children}
      <Refusal details={[...details]} hasConflictDialog={form.conflict !== undefined} problem={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button pending={form.isPending} type="submit" variant="primary">
          {submitLabel ?? t('setup.save')}
        </Button>
        {history}
      </div>
      <ConflictDialog conflict={form.conflict} onClose={form.closeConflict} onKeepTheirs={form.keepTheirs} />
    </form>
  );
}
