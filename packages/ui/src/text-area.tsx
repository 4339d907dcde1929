import type { ComponentProps, InputEvent } from 'react';
import { cx } from './cx';
import { controlClass, Field, type FieldText } from './field';
import { typedLines, typingHandlers } from './typed-text';

export interface TextLimit {
  readonly used: number;
  readonly max: number;
  /** Accessible text of the counter, such as "12 of 500 characters". */
  readonly countLabel: string;
  /** Message for text over the limit. Nothing is cut. */
  readonly tooLong: string | undefined;
}

export type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'children' | 'maxLength' | 'required'> & { limit?: TextLimit | undefined };

/** Renders a multiline field that grows with its text; with a `limit` it shows a counter. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, description, error, required, id, className, limit, ...area } = props;
  const { onInput, onCompositionEnd, onBlur, ...rest } = area;
  const text = { label, labelHidden, description, error: limit?.tooLong ?? error, required };
  const {
    settleChange,
    onKeyDown: _enter,
    ...handlers
  } = typingHandlers<HTMLTextAreaElement>({
    clean: typedLines,
    normalize: undefined,
    onCompositionEnd,
    onBlur,
    onKeyDown: undefined,
  });
  const counter = limit !== undefined && (
    <p
      className={cx(
        'shrink-0 text-xs leading-[1.375rem]',
        limit.tooLong === undefined ? 'text-ink-soft' : 'text-danger',
      )}
    >
      <span aria-hidden="true">
        {limit.used} / {limit.max}
      </span>
      {/* Announced only near the limit, because announcing each key would disturb. */}
      <span className="sr-only" role="status">
        {limit.tooLong ?? (limit.used > limit.max * 0.9 ? limit.countLabel : '')}
      </span>
    </p>
  );
  return (
    <Field {...text} aside={counter || undefined} className={className} id={id}>
      {({ required: must, ...aria }) => (
        <textarea
          rows={4}
          {...rest}
          {...aria}
          {...handlers}
          aria-required={must || undefined}
          className={cx(controlClass, 'field-sizing-content min-h-28 min-w-0 py-2.5')}
          onInput={(event: InputEvent<HTMLTextAreaElement>) => {
            settleChange(event);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
