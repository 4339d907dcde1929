import { isSignUpPath, type JoinForm, joinLimits, showsDepartments, showsOtherPathText } from '@dining/domain/join/join-form';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { useAppData } from '../../../entities/app/app-data';
import { useTranslations } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';
import { tooLongText } from '../../../lib/text-limit';

interface PathFieldsProps {
  details: JoinForm;
  onChange: (change: Partial<JoinForm>) => void;
  error: string | undefined;
}

/** How one came to the house: 12 opens the list of departments, 99 a line of text (Spec §5 Join form). */
export function PathFields({ details, onChange, error }: PathFieldsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const lists = useAppData()?.dbPropList ?? [];
  const listed = (name: string) =>
    lists
      .find(({ propName }) => propName === name)
      ?.propAttrList.map((attr) => ({ value: attr.propAttrValue, label: wireText(translations, attr, 'propAttrDesc') })) ?? [];
  const paths = listed('SIGN_UP_PATH');
  if (paths.length === 0) return null;
  return (
    <div className="grid gap-3">
      <Select
        label={t('join.form.path')}
        onChange={({ target }) => onChange({ signUpPath: isSignUpPath(target.value) ? target.value : null })}
        options={paths}
        placeholder={t('join.form.choose')}
        value={details.signUpPath ?? ''}
      />
      {showsDepartments(details.signUpPath) && (
        <Select
          label={t('join.form.department')}
          onChange={(event) => onChange({ department: event.target.value })}
          options={listed('RECOMM_DEPT')}
          placeholder={t('join.form.choose')}
          value={details.department}
        />
      )}
      {showsOtherPathText(details.signUpPath) && (
        <TextField
          error={error ?? tooLongText(translations, details.otherPathText, joinLimits.otherPathText)}
          label={t('join.form.pathOther')}
          onChange={(event) => onChange({ otherPathText: event.target.value })}
          value={details.otherPathText}
        />
      )}
    </div>
  );
}
