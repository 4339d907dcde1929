import { type ComponentProps, useId } from 'react';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

type BareSelectProps = Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> & {
  label: string;
  options: readonly SelectOption[];
};

/** A select without a frame, whose label only screen readers announce. */
export function BareSelect({ label, options, className, ...select }: BareSelectProps) {
  const id = useId();
  return (
    <div className={joinClasses('grid content-start gap-2', className)}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <span className="relative block">
        <select
          {...select}
          className="field-sizing-content min-h-11 w-full appearance-none truncate rounded-sm bg-transparent pr-6 text-ink text-sm hover:text-brass"
          id={id}
        >
          <SelectOptions options={options} />
        </select>
        <Icon
          className="pointer-events-none absolute top-1/2 right-0 -translate-y-1/2 text-ink-soft"
          name="chevron-down"
          size={16}
        />
      </span>
    </div>
  );
}

export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, disabled }) => (
    <option disabled={disabled} key={value} value={value}>
      {label}
    </option>
  ));
}
