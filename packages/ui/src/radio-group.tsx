import { type ReactNode, useId } from 'react';
import type { FieldText } from './field';
import { FieldGroup } from './field-group';
import { joinClasses } from './join-classes';

export type RadioOption<T extends string> = {
  value: T;
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<T extends string> = FieldText & {
  options: readonly RadioOption<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  variant?: 'list' | 'cards' | undefined;
  inline?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
};

export function RadioGroup<T extends string>({
  options,
  value,
  onChange,
  variant = 'list',
  inline,
  name,
  ...group
}: RadioGroupProps<T>) {
  const id = useId();
  const areCards = variant === 'cards';
  return (
    <FieldGroup {...group}>
      <div
        className={joinClasses(
          areCards ? 'grid gap-2 sm:grid-cols-2 sm:gap-3' : inline ? 'flex flex-wrap gap-x-8' : 'grid',
        )}
      >
        {options.map((option) => (
          <label
            className={joinClasses(
              'group flex min-h-11 items-start gap-3',
              areCards
                ? 'chosen-colors rounded-md border border-line bg-raised px-4 py-3 sm:p-4 transition-colors hover:border-edge has-checked:border-brass has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
                : 'py-2.5',
              option.disabled && 'text-ink-soft',
            )}
            key={option.value}
          >
            <input
              aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}-description`}
              // The accessible name excludes the description, which is inside the label only to be clickable.
              aria-labelledby={`${id}-${option.value}-label`}
              checked={value === option.value}
              className={joinClasses(
                'mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-raised transition-[border-width,border-color] group-hover:border-ink checked:border-[6px] checked:border-brass-fill disabled:border-line disabled:bg-sunk',
                areCards && 'focus-visible:outline-none',
              )}
              disabled={option.disabled}
              name={name ?? id}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            <span className="min-w-0 flex-1">
              <span
                className="flex flex-wrap items-baseline justify-between gap-x-3 leading-6"
                id={`${id}-${option.value}-label`}
              >
                <span className="grow basis-[min-content]">{option.label}</span>
                {option.aside !== undefined && <span className="shrink-0">{option.aside}</span>}
              </span>
              {option.description !== undefined && (
                <span className="mt-1 block text-sm text-ink-soft" id={`${id}-${option.value}-description`}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
