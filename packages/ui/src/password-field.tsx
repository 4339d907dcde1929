import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** The text on the button, and its accessible name, which must start or end with the text. */
export type ToggleText = { text: string; accessibleName: string };

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'verbatim' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
  showText: ToggleText;
  hideText: ToggleText;
};

export function PasswordField({ showText, hideText, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { text, accessibleName } = isShown ? hideText : showText;
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          aria-label={accessibleName}
          className="-mr-4 min-h-11 min-w-16 rounded-sm text-ink-soft text-sm transition-colors hover:text-brass"
          onClick={() => setIsShown(!isShown)}
          type="button"
        >
          {text}
        </button>
      }
      type={isShown ? 'text' : 'password'}
      verbatim
    />
  );
}
