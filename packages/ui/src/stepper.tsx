import { useId } from 'react';
import { IconButton } from './icon-button';
import { useLabels } from './labels';

export type StepperProps = {
  label: string;
  labelHidden?: boolean | undefined;
  note?: string | undefined;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  onChange: (value: number) => void;
  /** Announced instead of the number, such as "2 adults". */
  valueText?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

export function Stepper(props: StepperProps) {
  const { label, labelHidden = false, note, value, min = 0, max = 999, onChange, valueText, error } = props;
  const { formatDecrease, formatIncrease } = useLabels();
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const changeBy = (delta: number) => onChange(Math.min(max, Math.max(min, value + delta)));
  return (
    <div className={props.className}>
      <div
        aria-describedby={hasError ? `${id}-error` : undefined}
        aria-labelledby={`${id}-label`}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1"
        role="group"
      >
        <span className={labelHidden ? 'sr-only' : 'flex-[1_1_6rem] text-base text-ink'}>
          <span id={`${id}-label`}>{label}</span>
          {note !== undefined && <span className="block text-sm text-ink-soft">{note}</span>}
        </span>
        <span className="flex items-center gap-1 rounded-sm border border-edge bg-raised">
          <IconButton icon="minus" inactive={value <= min} label={formatDecrease(label)} onClick={() => changeBy(-1)} />
          <output aria-live="polite" className="min-w-9 text-center text-lg">
            <span aria-hidden={valueText !== undefined}>{value}</span>
            {valueText !== undefined && <span className="sr-only">{valueText}</span>}
          </output>
          <IconButton icon="plus" inactive={value >= max} label={formatIncrease(label)} onClick={() => changeBy(1)} />
        </span>
      </div>
      {hasError && (
        <p className="text-sm text-danger" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
