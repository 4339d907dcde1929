import type { ProblemError } from '@dining/client/problem-error';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { Refusal } from '../../components/refusal';
import type { GrantableRole } from '../../entities/staff/grantable-roles';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';
import {
  checkEndsOn,
  checkGrantDraft,
  emptyGrant,
  findGrantScope,
  findRole,
  type GrantDraft,
  GrantFields,
} from './grant-fields';

interface FormButtonsProps {
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

function FormButtons({ isPending, onCancel }: FormButtonsProps) {
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

export interface NewGrant {
  readonly role: Role;
  readonly scope: Scope;
  readonly endsOn: string | null;
}

interface NewGrantFormProps {
  readonly grantableRoles: readonly GrantableRole[];
  readonly today: string;
  readonly onSave: (grant: NewGrant) => Promise<ProblemError | undefined>;
  readonly onCancel: () => void;
}

/** Shows the form that grants a role to a staff member. */
export function NewGrantForm({ grantableRoles, today, onSave, onCancel }: NewGrantFormProps) {
  const translations = useTranslations();
  const form = useRequestForm<GrantDraft>({
    defaultValues: { ...emptyGrant },
    onChange: (field) => {
      if (field === 'role') form.setValue('scope', '');
    },
    check: (values) => checkGrantDraft(translations, values, grantableRoles, today),
    async send(values) {
      const role = findRole(values.role);
      const scope = findGrantScope(values, grantableRoles);
      if (role === undefined || scope === undefined) return undefined;
      return onSave({ role, scope, endsOn: values.endsOn === '' ? null : values.endsOn });
    },
  });
  return (
    <form
      aria-label={translations.t('staffPeople.grants.add')}
      className="grid gap-4 rounded-md bg-sunk p-4"
      noValidate
      onSubmit={form.submit}
    >
      <Refusal hasConflictDialog problem={form.problem} />
      <GrantFields fields={form} grantableRoles={grantableRoles} today={today} />
      <FormButtons isPending={form.isPending} onCancel={onCancel} />
    </form>
  );
}

interface EndsOnFormProps {
  readonly label: string;
  readonly endsOn: string | null;
  readonly today: string;
  readonly onSave: (endsOn: string | null) => Promise<ProblemError | undefined>;
  readonly onCancel: () => void;
}

/** Shows the form that changes the last day of a grant. */
export function EndsOnForm({ label, endsOn, today, onSave, onCancel }: EndsOnFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const form = useRequestForm<{ endsOn: string }>({
    defaultValues: { endsOn: endsOn ?? '' },
    check: (values) => checkEndsOn(translations, values.endsOn, today),
    send: ({ endsOn: lastDay }) => onSave(lastDay === '' ? null : lastDay),
  });
  return (
    <form aria-label={label} className="grid gap-4 rounded-md bg-sunk p-4" noValidate onSubmit={form.submit}>
      <Refusal hasConflictDialog problem={form.problem} />
      <TextField
        {...form.getFieldProps('endsOn')}
        description={`${t('staffPeople.grants.endsOnHint')} ${t('staffPeople.grants.changeText')}`}
        label={t('staffPeople.grants.endsOn')}
        min={today}
        type="date"
      />
      <FormButtons isPending={form.isPending} onCancel={onCancel} />
    </form>
  );
}
