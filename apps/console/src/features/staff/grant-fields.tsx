import { type Role, roles, type Scope } from '@dining/domain/staff/permissions';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import type { FieldFailure, FormFields } from '@dining/ui/use-checked-form';
import { getScopeKey, useScopeName } from '../../entities/hotels/staff-hotels';
import type { GrantableRole } from '../../entities/staff/grantable';
import { type Translations, useTranslations } from '../../lib/i18n';

/** The input of a grant: `scope` is the key of a scope, `endsOn` is empty if the grant has no end. */
export interface GrantDraft {
  readonly role: string;
  readonly scope: string;
  readonly endsOn: string;
}

export const emptyGrant: GrantDraft = { role: '', scope: '', endsOn: '' };

const listScopes = (role: string, grantable: readonly GrantableRole[]): readonly Scope[] =>
  grantable.find((each) => each.role === role)?.scopes ?? [];

export const findRole = (text: string): Role | undefined => roles.find((role) => role === text);

export const findScope = (draft: GrantDraft, grantable: readonly GrantableRole[]): Scope | undefined =>
  listScopes(draft.role, grantable).find((scope) => getScopeKey(scope) === draft.scope);

export const checkEndsOn = ({ t }: Translations, endsOn: string, today: string): readonly FieldFailure<'endsOn'>[] =>
  endsOn !== '' && endsOn < today ? [{ field: 'endsOn', text: t('staffPeople.form.errors.endsOn') }] : [];

export const checkGrant = (
  translations: Translations,
  draft: GrantDraft,
  grantable: readonly GrantableRole[],
  today: string,
): readonly FieldFailure<keyof GrantDraft>[] => {
  const { t } = translations;
  return [
    ...(findRole(draft.role) === undefined
      ? [{ field: 'role' as const, text: t('staffPeople.form.errors.role') }]
      : []),
    ...(findScope(draft, grantable) === undefined
      ? [{ field: 'scope' as const, text: t('staffPeople.form.errors.scope') }]
      : []),
    ...checkEndsOn(translations, draft.endsOn, today),
  ];
};

type FieldProps = Omit<ReturnType<FormFields<GrantDraft>['field']>, 'name'> & { readonly name: string };

/** Fields of a form that has a grant among its values. */
interface Fields {
  readonly field: (name: keyof GrantDraft) => FieldProps;
  readonly requiredField: (name: keyof GrantDraft) => FieldProps & { readonly required: boolean };
  readonly values: GrantDraft;
}

interface GrantFieldsProps {
  readonly fields: Fields;
  readonly grantable: readonly GrantableRole[];
  readonly today: string;
}

/** Shows fields for role, scope and last day, with only the choices that the staff member may grant. */
export function GrantFields({ fields, grantable, today }: GrantFieldsProps) {
  const { t } = useTranslations();
  const getScopeName = useScopeName();
  const scopes = listScopes(fields.values.role, grantable);
  return (
    <>
      <Select
        {...fields.requiredField('role')}
        label={t('staffPeople.grants.role')}
        options={grantable.map(({ role }) => ({ value: role, label: t(`staffRoles.roles.${role}`) }))}
        placeholder="–"
      />
      <Select
        {...fields.requiredField('scope')}
        // The scopes depend on the role, so another role gets a new select element.
        key={fields.values.role}
        label={t('staffPeople.grants.scope')}
        options={scopes.map((scope) => ({ value: getScopeKey(scope), label: getScopeName(scope) }))}
        placeholder="–"
      />
      <TextField
        {...fields.field('endsOn')}
        description={t('staffPeople.grants.endsOnHint')}
        label={t('staffPeople.grants.endsOn')}
        min={today}
        type="date"
      />
    </>
  );
}
