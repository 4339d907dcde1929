import { type Allergen, allergens } from '@dining/domain/products/allergens';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { RadioGroup } from '@dining/ui/radio-group';
import { getAllergenName } from '../../../entities/products/menus';
import { useTranslations } from '../../../lib/i18n';

interface AllergenFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** Null if they are not stated. */
  readonly value: readonly Allergen[] | null;
  readonly onChange: (value: readonly Allergen[] | null) => void;
}

/** Lets staff choose the allergens of a menu or plate, or state that they are unknown. */
export function AllergenField({ label, hint, error, value, onChange }: AllergenFieldProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <FieldGroup error={error} label={label} {...(hint !== undefined && { description: hint })}>
      <RadioGroup
        inline
        label={label}
        labelHidden
        onChange={(choice) => onChange(choice === 'stated' ? [] : null)}
        options={(['stated', 'notStated'] as const).map((choice) => ({
          value: choice,
          label: t(`documents.values.${choice}`),
        }))}
        value={value === null ? 'notStated' : 'stated'}
      />
      {value !== null && (
        <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4 xl:grid-cols-6">
          {allergens.map((allergen) => (
            <Checkbox
              checked={value.includes(allergen)}
              key={allergen}
              onChange={({ target }) =>
                onChange(allergens.filter((each) => (each === allergen ? target.checked : value.includes(each))))
              }
            >
              {getAllergenName(translations, allergen)}
            </Checkbox>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
