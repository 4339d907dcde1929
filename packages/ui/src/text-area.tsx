import { type ComponentProps, type InputEvent, useState } from 'react';
import { cx } from './cx';
import { controlClass, Field, type FieldText } from './field';
import { settleTyped, typedLines } from './typed-text';

export type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'children' | 'required' | 'value' | 'defaultValue'> & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Spoken form of the counter, such as "12 of 500 characters". Shown only together with `maxLength`. */
    countLabel?: ((used: number, max: number) => string) | undefined;
  };

/** Several lines of text that grow with what is written; counts characters when it has a `maxLength`. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, description, error, required, requiredMark, id, className, countLabel, onInput, ...area } = props;
  const text = { label, labelHidden, description, error, required, requiredMark };
  const [typed, setTyped] = useState((area.defaultValue ?? '').length);
  const used = area.value?.length ?? typed;
  const count = (event: InputEvent<HTMLTextAreaElement>) => {
    settleTyped(event.currentTarget, typedLines);
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  };
  const max = area.maxLength;
  const counter = max !== undefined && (
    <p className="shrink-0 text-xs leading-[1.375rem] text-ink-soft">
      <span aria-hidden="true">
        {used} / {max}
      </span>
      {/* Told only near the end: a reader that speaks at each key is a nuisance. */}
      <span className="sr-only" role="status">
        {countLabel !== undefined && used > max * 0.9 ? countLabel(used, max) : ''}
      </span>
    </p>
  );
  return (
    <Field {...text} aside={counter || undefined} className={className} id={id}>
      {({ required: must, ...aria }) => (
        <textarea
          rows={4}
          {...area}
          {...aria}
          aria-required={must || undefined}
          className={cx(controlClass, 'field-sizing-content min-h-28 min-w-0 py-2.5')}
          onInput={count}
        />
      )}
    </Field>
  );
}
