import { hasDepartmentField, hasOtherPathField, isSignUpPath, joinLimits } from '@dining/domain/join/join-form';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import type { FormFields } from '@dining/ui/use-checked-form';
import { useAppData } from '../../../entities/app/app-data';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { formatTooLong } from '../../../lib/text-limit';
import type { JoinValues } from './join-draft';

export function ReferralFields({ fields }: { fields: FormFields<JoinValues> }) {
  const translations = useTranslations();
  const { t } = translations;
  const lists = useAppData()?.dbPropList ?? [];
  const listOptions = (name: string) =>
    lists
      .find(({ propName }) => propName === name)
      ?.propAttrList.map((attribute) => ({
        value: attribute.propAttrValue,
        label: localizeField(translations, attribute, 'propAttrDesc'),
      })) ?? [];
  const referralSources = listOptions('SIGN_UP_PATH');
  if (referralSources.length === 0) return null;
  const sourceField = fields.getValueFieldProps('signUpPath');
  const otherPathField = fields.getFieldProps('otherPathText');
  return (
    <div className="grid gap-3">
      <Select
        label={t('join.form.path')}
        onChange={({ target }) => sourceField.onChange(isSignUpPath(target.value) ? target.value : null)}
        options={referralSources}
        placeholder={t('join.form.choose')}
        value={sourceField.value ?? ''}
      />
      {hasDepartmentField(sourceField.value) && (
        <Select
          {...fields.getFieldProps('department')}
          label={t('join.form.department')}
          options={listOptions('RECOMM_DEPT')}
          placeholder={t('join.form.choose')}
        />
      )}
      {hasOtherPathField(sourceField.value) && (
        <TextField
          {...otherPathField}
          error={
            otherPathField.error ?? formatTooLong(translations, fields.values.otherPathText, joinLimits.otherPathText)
          }
          label={t('join.form.pathOther')}
        />
      )}
    </div>
  );
}
