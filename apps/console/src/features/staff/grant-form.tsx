import type { ProblemError } from '@dining/client/problem-error';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import type { GrantableRole } from '../../entities/staff/grantable';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { checkEndsOn, checkGrant, emptyGrant, findRole, findScope, type GrantDraft, GrantFields } from './grant-fields';

const announceNothing = () => undefined;

interface FormFootProps {
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

function FormFoot({ isPending, onCancel }: FormFootProps) {
  const { t } = useTranslations();
  return (
    <div className="flex flex-wrap gap-3">
      <Button pending={isPending} size="sm" type="submit" variant="primary">
        {t('staffPeople.grants.save')}
      </Button>
      <Button onClick={onCancel} size="sm">
        {t('staffPeople.grants.cancel')}
      </Button>
    </div>
  );
}

function Refusal({ problem }: { problem: ProblemError | undefined }) {
  const translations = useTranslations();
  // A session that has ended is asked for over the screen, and both versions of a conflict stand in a dialog.
  if (problem === undefined || problem.status === 401 || problem.code === 'changed_meanwhile') return null;
  return (
    <Notice announce tone="error">
      {formatProblem(translations, problem)}
    </Notice>
  );
}

export interface NewGrant {
  readonly role: Role;
  readonly scope: Scope;
  readonly endsOn: string | null;
}

interface NewGrantFormProps {
  readonly grantable: readonly GrantableRole[];
  readonly today: string;
  readonly onSave: (grant: NewGrant) => Promise<ProblemError | undefined>;
  readonly onCancel: () => void;
}

/** Grants a role to a staff member. */
export function NewGrantForm({ grantable, today, onSave, onCancel }: NewGrantFormProps) {
  const translations = useTranslations();
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const form = useCheckedForm<GrantDraft>({
    defaultValues: { ...emptyGrant },
    announceFailure: announceNothing,
    onChange: (field) => {
      setProblem(undefined);
      if (field === 'role') form.setValue('scope', '');
    },
    check: (values) => checkGrant(translations, values, grantable, today),
    async send(values) {
      const role = findRole(values.role);
      const scope = findScope(values, grantable);
      if (role === undefined || scope === undefined) return;
      setIsPending(true);
      setProblem(await onSave({ role, scope, endsOn: values.endsOn === '' ? null : values.endsOn }));
      setIsPending(false);
    },
  });
  return (
    <form
      aria-label={translations.t('staffPeople.grants.add')}
      className="grid gap-4 rounded-md bg-sunk p-4"
      noValidate
      onSubmit={form.submit}
    >
      <Refusal problem={problem} />
      <GrantFields fields={form} grantable={grantable} today={today} />
      <FormFoot isPending={isPending} onCancel={onCancel} />
    </form>
  );
}

interface EndsOnFormProps {
  readonly name: string;
  readonly endsOn: string | null;
  readonly today: string;
  readonly onSave: (endsOn: string | null) => Promise<ProblemError | undefined>;
  readonly onCancel: () => void;
}

/** Changes the last day of a grant. */
export function EndsOnForm({ name, endsOn, today, onSave, onCancel }: EndsOnFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const form = useCheckedForm<{ endsOn: string }>({
    defaultValues: { endsOn: endsOn ?? '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check: (values) => checkEndsOn(translations, values.endsOn, today),
    async send(values) {
      setIsPending(true);
      setProblem(await onSave(values.endsOn === '' ? null : values.endsOn));
      setIsPending(false);
    },
  });
  return (
    <form aria-label={name} className="grid gap-4 rounded-md bg-sunk p-4" noValidate onSubmit={form.submit}>
      <Refusal problem={problem} />
      <TextField
        {...form.field('endsOn')}
        description={`${t('staffPeople.grants.endsOnHint')} ${t('staffPeople.grants.changeText')}`}
        label={t('staffPeople.grants.endsOn')}
        min={today}
        type="date"
      />
      <FormFoot isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
