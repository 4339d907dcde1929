import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** The word on the button, and its accessible name, which must start or end with the word. */
export type ToggleText = { word: string; name: string };

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'verbatim' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
  showText: ToggleText;
  hideText: ToggleText;
};

export function PasswordField({ showText, hideText, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { word, name } = isShown ? hideText : showText;
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          aria-label={name}
          className="-mr-4 min-h-11 min-w-16 rounded-sm text-ink-soft text-sm transition-colors hover:text-brass"
          onClick={() => setIsShown(!isShown)}
          type="button"
        >
          {word}
        </button>
      }
      type={isShown ? 'text' : 'password'}
      verbatim
    />
  );
}
