import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { controlClass, Field, type FieldText } from './field';
import { typedLine, typingHandlers } from './typed-text';

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children' | 'maxLength' | 'required' | 'size'> & {
    suffix?: ReactNode;
    /** Keeps the text unchanged, as for passwords. */
    verbatim?: boolean;
    /** Normalises text when a composition ends, on paste, on autofill and on blur. */
    normalize?: (text: string) => string;
  };

const unchanged = (text: string): string => text;

/**
 * Renders a field for one line of text. Set `type`, `inputMode` and `autoComplete` for phones' keyboards and autofill.
 * Accepts `ref`, `name`, `onChange` and `onBlur` of form libraries. Has no `maxLength`, with which browsers cut pasted
 * text silently: the page reports text that is too long.
 */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, description, error, required, id, className, suffix, verbatim, normalize, ...input } =
    props;
  const text = { label, labelHidden, description, error, required };
  const { onChange, onCompositionEnd, onBlur, onKeyDown, ...rest } = input;
  const clean = verbatim === true ? unchanged : typedLine;
  const { settleChange, ...handlers } = typingHandlers({ clean, normalize, onCompositionEnd, onBlur, onKeyDown });
  return (
    <Field {...text} className={className} id={id}>
      {({ required: must, ...aria }) => (
        <span className="relative block">
          {/* `aria-required` instead of `required`: the page shows its own messages, not the browser's. */}
          <input
            {...rest}
            {...aria}
            {...handlers}
            aria-required={must || undefined}
            className={cx(controlClass, 'min-h-12', suffix !== undefined && 'pr-16')}
            onChange={(event) => {
              settleChange(event);
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
