import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { TextField } from '@dining/ui/text-field';
import type { ReactNode } from 'react';
import { listWeekdayNames } from '../../../entities/catalogue/document-texts';
import { useTranslations } from '../../../lib/i18n';
import { LanguageFields } from '../language-fields';
import type { FieldForm } from './field-form';

interface FieldProps {
  readonly form: FieldForm;
  /** Path of the field, such as `phone` or `options.2.price`. */
  readonly path: string;
  /** By default the label that the form has for the path. */
  readonly label?: string;
  readonly hint?: string;
  readonly required?: boolean;
}

/** Shows the fields of a text in the four languages; `isLong` for several lines. */
export function TextsField({
  form,
  path,
  label,
  hint,
  required = false,
  isLong = false,
}: FieldProps & { isLong?: boolean }) {
  return (
    <LanguageFields
      getField={(language) => form.getTextProps(`${path}.${language}`)}
      kind={isLong ? 'lines' : 'line'}
      label={label ?? form.getLabel(path)}
      required={required}
      {...(hint !== undefined && { description: hint })}
    />
  );
}

/** Shows a one-line field whose text is the same in all languages. */
export function LineField({
  form,
  path,
  label,
  hint,
  required = false,
  inputMode,
}: FieldProps & { inputMode?: 'email' | 'url' | 'tel' }) {
  return (
    <TextField
      {...form.getTextProps(path)}
      autoComplete="off"
      description={hint}
      inputMode={inputMode}
      label={label ?? form.getLabel(path)}
      required={required}
    />
  );
}

export function NumberField({ form, path, label, hint, required = false, suffix }: FieldProps & { suffix?: string }) {
  return (
    <TextField
      {...form.getTextProps(path)}
      autoComplete="off"
      description={hint}
      inputMode="numeric"
      label={label ?? form.getLabel(path)}
      required={required}
      suffix={suffix}
    />
  );
}

export function DayField({ form, path, label, hint }: FieldProps) {
  return (
    <TextField
      {...form.getTextProps(path)}
      description={hint}
      label={label ?? form.getLabel(path)}
      type="date"
      verbatim
    />
  );
}

/** Shows a checkbox for a field that is on or off. */
export function FlagField({
  form,
  path,
  hint,
  value,
  onChange,
}: FieldProps & { value: boolean; onChange: (value: boolean) => void }) {
  return (
    <Checkbox
      checked={value}
      description={hint}
      error={form.getError(path)}
      id={form.getId(path)}
      onChange={({ target }) => onChange(target.checked)}
    >
      {form.getLabel(path)}
    </Checkbox>
  );
}

/** Shows a checkbox for each weekday. The value has seven flags such as `1111100`, Monday first. */
export function WeekdaysField({
  form,
  path,
  value,
  onChange,
}: FieldProps & { value: string; onChange: (value: string) => void }) {
  const translations = useTranslations();
  return (
    <FieldGroup error={form.getError(path)} label={form.getLabel(path)}>
      <div className="flex flex-wrap gap-x-6" id={form.getId(path)}>
        {listWeekdayNames(translations).map((name, index) => (
          <Checkbox
            checked={value[index] === '1'}
            key={name}
            onChange={({ target }) =>
              onChange(
                [...value].map((flag, place) => (place === index ? (target.checked ? '1' : '0') : flag)).join(''),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Lays out short fields side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">{children}</div>;
}
