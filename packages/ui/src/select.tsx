import type { ComponentProps } from 'react';
import { cx } from './cx';
import { controlClass, Field, type FieldText } from './field';
import { Icon } from './icon';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'children' | 'required' | 'size' | 'multiple'> & {
    options: readonly SelectOption[];
    /** First line that stands for "nothing chosen yet"; its value is ''. */
    placeholder?: string | undefined;
    /** `bare` has no box: for a header's hotel and language choice. */
    look?: 'box' | 'bare' | undefined;
  };

/** The platform's own select: the phone's wheel, no script. */
export function Select(props: SelectProps) {
  const {
    label,
    labelHidden,
    description,
    error,
    required,
    requiredMark,
    id,
    className,
    options,
    placeholder,
    look = 'box',
    ...select
  } = props;
  const text = { label, labelHidden, description, error, required, requiredMark };
  return (
    <Field {...text} className={className} id={id}>
      {({ required: must, ...aria }) => (
        <span className="relative block">
          <select
            {...select}
            {...aria}
            aria-required={must || undefined}
            className={cx(
              'appearance-none truncate',
              look === 'box' && cx(controlClass, 'min-h-12 pr-11'),
              look === 'bare' && 'min-h-11 w-full rounded-sm bg-transparent pr-6 text-sm text-ink hover:text-brass',
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option disabled={option.disabled} key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            className={cx(
              'pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-soft',
              look === 'box' ? 'right-3.5' : 'right-0',
            )}
            name="chevron-down"
            size={look === 'box' ? 18 : 16}
          />
        </span>
      )}
    </Field>
  );
}
