import { type ReactNode, useId } from 'react';
import type { FieldText } from './field';
import { FieldGroup } from './field-group';
import { joinClasses } from './join-classes';

export type TileOption<T extends string> = {
  value: T;
  label: ReactNode;
  note?: ReactNode;
  noteTone?: 'soft' | 'warning' | undefined;
  disabled?: boolean | undefined;
};

export type OptionTilesProps<T extends string> = FieldText & {
  options: readonly TileOption<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  /** Minimum width of a tile in px. */
  minWidth?: number | undefined;
  variant?: 'tiles' | 'chips' | undefined;
  className?: string | undefined;
};

export function OptionTiles<T extends string>({
  options,
  value,
  onChange,
  minWidth = 92,
  variant = 'tiles',
  ...group
}: OptionTilesProps<T>) {
  const areChips = variant === 'chips';
  const name = useId();
  return (
    <FieldGroup {...group}>
      <div
        className={areChips ? 'flex flex-wrap gap-2' : 'grid gap-2'}
        style={areChips ? undefined : { gridTemplateColumns: `repeat(auto-fill, minmax(${minWidth}px, 1fr))` }}
      >
        {options.map((option) => (
          <label
            className={joinClasses(
              'chosen-colors flex flex-col items-center justify-center rounded-sm border py-1.5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              areChips ? 'min-h-11 px-4' : 'min-h-14 px-2',
              option.disabled
                ? 'cursor-default! border-transparent bg-sunk text-ink-soft forced-colors:border-dashed forced-colors:text-[GrayText]'
                : 'border-line bg-raised text-ink hover:border-edge has-checked:border-brass-fill has-checked:bg-brass-fill has-checked:text-on-brass',
            )}
            key={option.value}
          >
            <input
              checked={value === option.value}
              className="peer sr-only"
              disabled={option.disabled}
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            <span className={joinClasses('text-base leading-6', option.disabled && 'line-through decoration-1')}>
              {option.label}
            </span>
            {option.note !== undefined && (
              <span
                className={joinClasses(
                  'text-xs peer-checked:text-on-brass',
                  option.noteTone === 'warning' && !option.disabled ? 'text-warning' : 'text-ink-soft',
                )}
              >
                {option.note}
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
