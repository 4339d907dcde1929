import type { ComponentProps } from 'react';
import { type SelectOption, SelectOptions } from './bare-select';
import { controlClass, Field, type FieldText } from './field';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

export type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'children' | 'required' | 'size' | 'multiple'> & {
    options: readonly SelectOption[];
    placeholder?: string | undefined;
  };

export function Select(props: SelectProps) {
  const { label, labelHidden, description, error, required, id, className, options, placeholder, ...select } = props;
  const text = { label, labelHidden, description, error, required };
  return (
    <Field {...text} className={className} id={id}>
      {({ required: isRequired, ...aria }) => (
        <span className="relative block">
          <select
            {...select}
            {...aria}
            aria-required={isRequired || undefined}
            className={joinClasses('min-h-12 appearance-none truncate pr-11', controlClass)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <SelectOptions options={options} />
          </select>
          <Icon
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
            name="chevron-down"
            size={18}
          />
        </span>
      )}
    </Field>
  );
}
