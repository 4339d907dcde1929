import type { FieldIssue } from '@dining/domain/catalogue/check-fields';
import type { ProductFields } from '@dining/domain/catalogue/fields';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Select } from '@dining/ui/select';
import type { Outcome } from '../../lib/attempt';
import { formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { FieldsFormFrame } from './fields-form';
import { LanguageFields } from './language-fields';
import { useFieldsForm } from './use-fields-form';

const noText = { ko: '', en: '', cn: '', ja: '' };
const newFields: ProductFields = {
  name: noText,
  description: noText,
  saleZone: 'D',
  weekType: 'all',
  menuIndexes: [],
};

interface ProductFormProps {
  readonly draftKey: string;
  readonly menus: readonly { readonly menuIndex: number; readonly name: string }[];
  /** Undefined for a new product. */
  readonly stored: { readonly fields: ProductFields; readonly version: string } | undefined;
  readonly check: (fields: ProductFields) => readonly FieldIssue[];
  readonly onSave: (fields: ProductFields, version: string | null) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Shows the form that adds or changes a product for tables: when it is sold, and from which menus guests choose. */
export function ProductForm({ draftKey, menus, stored, check, onSave, onSaved }: ProductFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const form = useFieldsForm<ProductFields, ProductFields>({
    draftKey,
    version: stored?.version ?? null,
    initialValues: stored?.fields ?? newFields,
    toFields: (values) => values,
    check,
    save: onSave,
    labels: {
      name: t('setup.product.name'),
      description: t('setup.product.description'),
      saleZone: t('setup.product.zone'),
      weekType: t('setup.product.days'),
      menuIndexes: t('setup.product.menus'),
    },
    formatValue: (name, value) => {
      if (name === 'saleZone') return t(`setup.product.zones.${value as ProductFields['saleZone']}`);
      if (name === 'weekType') return t(`setup.product.weekTypes.${value as ProductFields['weekType']}`);
      if (name !== 'menuIndexes' || !Array.isArray(value)) return undefined;
      const names = value.map((index) => menus.find(({ menuIndex }) => menuIndex === index)?.name ?? String(index));
      return formatList(translations, names) || '–';
    },
    onSaved,
  });
  const { value: menuIndexes, onChange: setMenuIndexes, error: menusError } = form.getValueFieldProps('menuIndexes');
  return (
    <FieldsFormFrame form={form}>
      <LanguageFields
        getField={(language) => form.getFieldProps(`name.${language}`)}
        label={t('setup.product.name')}
        required
      />
      <LanguageFields
        getField={(language) => form.getFieldProps(`description.${language}`)}
        kind="lines"
        label={t('setup.product.description')}
      />
      <div className="grid max-w-2xl gap-4 md:grid-cols-2">
        <Select
          {...form.getFieldProps('saleZone')}
          label={t('setup.product.zone')}
          options={(['B', 'L', 'D'] as const).map((zone) => ({ value: zone, label: t(`setup.product.zones.${zone}`) }))}
        />
        <Select
          {...form.getFieldProps('weekType')}
          label={t('setup.product.days')}
          options={(['all', 'weekdays', 'weekend'] as const).map((days) => ({
            value: days,
            label: t(`setup.product.weekTypes.${days}`),
          }))}
        />
      </div>
      <FieldGroup error={menusError} label={t('setup.product.menus')} required>
        <div id={form.getId('menuIndexes')}>
          {menus.map(({ menuIndex, name }) => (
            <Checkbox
              checked={menuIndexes.includes(menuIndex)}
              key={menuIndex}
              onChange={(event) =>
                setMenuIndexes(
                  event.target.checked ? [...menuIndexes, menuIndex] : menuIndexes.filter((each) => each !== menuIndex),
                )
              }
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </FieldsFormFrame>
  );
}
