import type { ComponentProps, InputEvent } from 'react';
import { controlClass, Field, type FieldText } from './field';
import { joinClasses } from './join-classes';
import { createTypingHandlers, replaceControlCharactersKeepingLines } from './typed-text';

export interface TextLimit {
  readonly used: number;
  readonly max: number;
  /** Describes the count to screen readers. */
  readonly countLabel: string;
  /** The error message if the text is over the limit. */
  readonly tooLongMessage: string | undefined;
}

export type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'children' | 'maxLength' | 'required'> & { limit?: TextLimit | undefined };

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, description, error, required, id, className, limit, ...area } = props;
  const { onInput, onCompositionEnd, onBlur, ...rest } = area;
  const text = { label, labelHidden, description, error: limit?.tooLongMessage ?? error, required };
  const {
    handleChange,
    onKeyDown: _onKeyDown,
    ...handlers
  } = createTypingHandlers<HTMLTextAreaElement>({
    clean: replaceControlCharactersKeepingLines,
    normalize: undefined,
    onCompositionEnd,
    onBlur,
    onKeyDown: undefined,
  });
  const counter = limit !== undefined && (
    <p
      className={joinClasses(
        'shrink-0 text-xs leading-[1.375rem]',
        limit.tooLongMessage === undefined ? 'text-ink-soft' : 'text-danger',
      )}
    >
      <span aria-hidden="true">
        {limit.used} / {limit.max}
      </span>
      {/* Announced only near the limit, because an announcement at every key press would disturb. */}
      <span className="sr-only" role="status">
        {limit.tooLongMessage ?? (limit.used > limit.max * 0.9 ? limit.countLabel : '')}
      </span>
    </p>
  );
  return (
    <Field {...text} aside={counter || undefined} className={className} id={id}>
      {({ required: isRequired, ...aria }) => (
        <textarea
          rows={4}
          {...rest}
          {...aria}
          {...handlers}
          aria-required={isRequired || undefined}
          className={joinClasses(controlClass, 'field-sizing-content min-h-28 min-w-0 py-2.5')}
          onInput={(event: InputEvent<HTMLTextAreaElement>) => {
            handleChange(event);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
