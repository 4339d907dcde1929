import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { controlClass, Field, type FieldText } from './field';
import { typedLine, typingHandlers } from './typed-text';

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children' | 'maxLength' | 'required' | 'size'> & {
    /** A word or button within the line, at its right: a unit, a search button. */
    suffix?: ReactNode;
    /** Nothing of what is typed is changed: a password. */
    verbatim?: boolean;
    /** Normalises the text when a composition ends, when it is pasted or filled in, and when the field is left. */
    normalize?: (text: string) => string;
  };

const unchanged = (text: string): string => text;

/**
 * One line of text. Give `type`, `inputMode` and `autoComplete`, so that phones show the right keys and fill in what they know.
 * Takes a `ref`, `name`, `onChange` and `onBlur` as form libraries hand them out. It takes no `maxLength`, by which browsers cut what is
 * pasted without a word: the page says what is too long.
 */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, description, error, required, id, className, suffix, verbatim, normalize, ...input } = props;
  const text = { label, labelHidden, description, error, required };
  const { onChange, onCompositionEnd, onBlur, onKeyDown, ...rest } = input;
  const clean = verbatim === true ? unchanged : typedLine;
  const { settleChange, ...handlers } = typingHandlers({ clean, normalize, onCompositionEnd, onBlur, onKeyDown });
  return (
    <Field {...text} className={className} id={id}>
      {({ required: must, ...aria }) => (
        <span className="relative block">
          {/* aria-required, not required: the page speaks its own words instead of the browser's bubble. */}
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
