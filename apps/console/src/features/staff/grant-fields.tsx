import { type Role, roles, type Scope } from '@dining/domain/staff/permissions';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import type { FieldFailure, FormFields } from '@dining/ui/use-checked-form';
import { getScopeKey, useFormatScope } from '../../entities/hotels/staff-hotels';
import type { GrantableRole } from '../../entities/staff/grantable-roles';
import { type Translations, useTranslations } from '../../lib/i18n';

/** The input of a grant: `scope` is the key of a scope, `endsOn` is empty if the grant has no end. */
export interface GrantDraft {
  readonly role: string;
  readonly scope: string;
  readonly endsOn: string;
}

export const emptyGrant: GrantDraft = { role: '', scope: '', endsOn: '' };

const listScopesOfRole = (role: string, grantableRoles: readonly GrantableRole[]): readonly Scope[] =>
  grantableRoles.find((each) => each.role === role)?.scopes ?? [];

export const findRole = (text: string): Role | undefined => roles.find((role) => role === text);

export const findGrantScope = (draft: GrantDraft, grantableRoles: readonly GrantableRole[]): Scope | undefined =>
  listScopesOfRole(draft.role, grantableRoles).find((scope) => getScopeKey(scope) === draft.scope);

export const checkEndsOn = ({ t }: Translations, endsOn: string, today: string): readonly FieldFailure<'endsOn'>[] =>
  endsOn !== '' && endsOn < today ? [{ field: 'endsOn', text: t('staffPeople.form.errors.endsOn') }] : [];

export const checkGrantDraft = (
  translations: Translations,
  draft: GrantDraft,
  grantableRoles: readonly GrantableRole[],
  today: string,
): readonly FieldFailure<keyof GrantDraft>[] => {
  const { t } = translations;
  return [
    ...(findRole(draft.role) === undefined
      ? [{ field: 'role' as const, text: t('staffPeople.form.errors.role') }]
      : []),
    ...(findGrantScope(draft, grantableRoles) === undefined
      ? [{ field: 'scope' as const, text: t('staffPeople.form.errors.scope') }]
      : []),
    ...checkEndsOn(translations, draft.endsOn, today),
  ];
};

type FieldProps = Omit<ReturnType<FormFields<GrantDraft>['getFieldProps']>, 'name'> & { readonly name: string };

/** Fields of a form that has a grant among its values. */
interface GrantFormFields {
  readonly getFieldProps: (name: keyof GrantDraft) => FieldProps;
  readonly getRequiredFieldProps: (name: keyof GrantDraft) => FieldProps & { readonly required: boolean };
  readonly values: GrantDraft;
}

interface GrantFieldsProps {
  readonly fields: GrantFormFields;
  readonly grantableRoles: readonly GrantableRole[];
  readonly today: string;
}

/** Shows fields for role, scope and last day. Offers only roles and scopes that the staff member may grant. */
export function GrantFields({ fields, grantableRoles, today }: GrantFieldsProps) {
  const { t } = useTranslations();
  const formatScope = useFormatScope();
  const scopes = listScopesOfRole(fields.values.role, grantableRoles);
  return (
    <>
      <Select
        {...fields.getRequiredFieldProps('role')}
        label={t('staffPeople.grants.role')}
        options={grantableRoles.map(({ role }) => ({ value: role, label: t(`staffRoles.roles.${role}`) }))}
        placeholder="–"
      />
      <Select
        {...fields.getRequiredFieldProps('scope')}
        // The scopes depend on the role, so another role gets a new select element.
        key={fields.values.role}
        label={t('staffPeople.grants.scope')}
        options={scopes.map((scope) => ({ value: getScopeKey(scope), label: formatScope(scope) }))}
        placeholder="–"
      />
      <TextField
        {...fields.getFieldProps('endsOn')}
        description={t('staffPeople.grants.endsOnHint')}
        label={t('staffPeople.grants.endsOn')}
        min={today}
        type="date"
      />
    </>
  );
}
