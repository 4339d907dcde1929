import type { ProblemError } from '@dining/client/problem-error';
import { parseEmail } from '@dining/domain/shared/email';
import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { Refusal } from '../../components/refusal';
import type { GrantableRole } from '../../entities/staff/grantable-roles';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';
import { checkGrantDraft, emptyGrant, findGrantScope, findRole, type GrantDraft, GrantFields } from './grant-fields';

export interface InviteDraft extends GrantDraft {
  readonly name: string;
  readonly email: string;
  readonly language: string;
}

export const createInviteDraft = (language: Language): InviteDraft => ({
  ...emptyGrant,
  name: '',
  email: '',
  language,
});

export interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly grants: readonly { readonly role: Role; readonly scope: Scope; readonly endsOn: string | null }[];
}

interface InviteFormProps {
  readonly draft: InviteDraft;
  readonly grantableRoles: readonly GrantableRole[];
  readonly today: string;
  readonly onDraft: (draft: InviteDraft) => void;
  /** Sends the invitation. Returns the problem if it was refused. */
  readonly onInvite: (invitation: Invitation) => Promise<ProblemError | undefined>;
}

/** Shows the form that invites a person by their e-mail address, with their first role. */
export function InviteForm({ draft, grantableRoles, today, onDraft, onInvite }: InviteFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const form = useRequestForm<InviteDraft>({
    defaultValues: { ...draft },
    onChange: (field) => {
      if (field === 'role') form.setValue('scope', '');
      onDraft(form.getValues());
    },
    check: (values) => [
      ...(values.name.trim() === '' ? [{ field: 'name' as const, text: t('staffPeople.form.errors.name') }] : []),
      ...(parseEmail(values.email) === null
        ? [{ field: 'email' as const, text: t('staffPeople.form.errors.email') }]
        : []),
      ...checkGrantDraft(translations, values, grantableRoles, today),
    ],
    fieldByProblem: { email_invalid: 'email' },
    async send(values) {
      const role = findRole(values.role);
      const scope = findGrantScope(values, grantableRoles);
      const language = languages.find((each) => each === values.language);
      if (role === undefined || scope === undefined || language === undefined) return undefined;
      return onInvite({
        name: values.name.trim(),
        email: values.email.trim(),
        language,
        grants: [{ role, scope, endsOn: values.endsOn === '' ? null : values.endsOn }],
      });
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={form.submit}>
      <p className="text-ink-soft">{t('staffPeople.form.lead')}</p>
      <Refusal problem={form.problem} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...form.getRequiredFieldProps('name')} autoComplete="off" label={t('staffPeople.columns.name')} />
        <TextField
          {...form.getRequiredFieldProps('email')}
          autoCapitalize="none"
          autoComplete="off"
          inputMode="email"
          label={t('staffPeople.columns.email')}
          spellCheck={false}
          type="email"
        />
        <GrantFields fields={form} grantableRoles={grantableRoles} today={today} />
        <Select
          {...form.getRequiredFieldProps('language')}
          label={t('staffPeople.form.language')}
          options={languages.map((each) => ({ value: each, label: languageNames[each].native }))}
        />
      </div>
      <Button className="justify-self-end" pending={form.isPending} type="submit" variant="primary">
        {t('staffPeople.form.submit')}
      </Button>
    </form>
  );
}
