import type { ComponentProps, ReactNode } from 'react';
import { controlClass, Field, type FieldText } from './field';
import { joinClasses } from './join-classes';
import { createTypingHandlers, replaceControlCharacters } from './typed-text';

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children' | 'maxLength' | 'required' | 'size'> & {
    suffix?: ReactNode;
    /** Leaves the typed text as it is, such as a password or a date. */
    verbatim?: boolean;
    /** Applied to pasted, autofilled and composed text, and when the field loses the focus. */
    normalize?: (text: string) => string;
  };

const returnText = (text: string): string => text;

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, description, error, required, id, className, suffix, verbatim, normalize, ...input } =
    props;
  const text = { label, labelHidden, description, error, required };
  const { onChange, onCompositionEnd, onBlur, onKeyDown, ...rest } = input;
  const clean = verbatim === true ? returnText : replaceControlCharacters;
  const { handleChange, ...handlers } = createTypingHandlers({ clean, normalize, onCompositionEnd, onBlur, onKeyDown });
  return (
    <Field {...text} className={className} id={id}>
      {({ required: isRequired, ...aria }) => (
        <span className="relative block">
          {/* `aria-required` instead of `required`, because the page shows its own messages. */}
          <input
            {...rest}
            {...aria}
            {...handlers}
            aria-required={isRequired || undefined}
            className={joinClasses(controlClass, 'min-h-12', suffix !== undefined && 'pr-16')}
            onChange={(event) => {
              handleChange(event);
              onChange?.(event);
            }}
          />
          {suffix !== undefined && (
            <span className="absolute inset-y-0 right-0 flex items-center pr-4 text-ink-soft">{suffix}</span>
          )}
        </span>
      )}
    </Field>
  );
}
