import { checkMenuFields } from '@dining/domain/catalogue/check-fields';
import type { MenuFields } from '@dining/domain/catalogue/fields';
import { TextField } from '@dining/ui/text-field';
import type { Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { FieldsFormFrame } from './fields-form';
import { LanguageFields } from './language-fields';
import { parseNumber, useFieldsForm } from './use-fields-form';

interface MenuValues extends Omit<MenuFields, 'price'> {
  readonly price: string;
}

const noText = { ko: '', en: '', cn: '', ja: '' };

interface MenuFormProps {
  readonly draftKey: string;
  /** Undefined for a new menu. */
  readonly stored: { readonly fields: MenuFields; readonly version: string } | undefined;
  readonly onSave: (fields: MenuFields, version: string | null) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Shows the form that adds or changes a menu with its price. */
export function MenuForm({ draftKey, stored, onSave, onSaved }: MenuFormProps) {
  const { t } = useTranslations();
  const form = useFieldsForm<MenuValues, MenuFields>({
    draftKey,
    version: stored?.version ?? null,
    initialValues:
      stored === undefined
        ? { name: noText, description: noText, price: '' }
        : { ...stored.fields, price: String(stored.fields.price) },
    toFields: (values) => ({ ...values, price: parseNumber(values.price) }),
    check: checkMenuFields,
    save: onSave,
    labels: {
      name: t('setup.menu.name'),
      description: t('setup.menu.description'),
      price: t('setup.menu.price'),
    },
    onSaved,
  });
  return (
    <FieldsFormFrame form={form}>
      <LanguageFields
        getField={(language) => form.getFieldProps(`name.${language}`)}
        label={t('setup.menu.name')}
        required
      />
      <LanguageFields
        getField={(language) => form.getFieldProps(`description.${language}`)}
        kind="lines"
        label={t('setup.menu.description')}
      />
      <TextField
        {...form.getRequiredFieldProps('price')}
        autoComplete="off"
        className="max-w-xs"
        inputMode="numeric"
        label={t('setup.menu.price')}
        suffix="₩"
      />
    </FieldsFormFrame>
  );
}
