import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** What a button says, and its whole name for screen readers, which begins or ends with the same word. */
export type ToggleText = { word: string; name: string };

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'verbatim' | 'autoComplete'> & {
  /** A password to be remembered, or one to be made up. */
  autoComplete: 'current-password' | 'new-password';
  show: ToggleText;
  hide: ToggleText;
};

/** A password, which its owner may look at while he types. */
export function PasswordField({ show, hide, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { word, name } = shown ? hide : show;
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          aria-label={name}
          className="-mr-4 min-h-11 min-w-16 rounded-sm text-ink-soft text-sm transition-colors hover:text-brass"
          onClick={() => setShown(!shown)}
          type="button"
        >
          {word}
        </button>
      }
      type={shown ? 'text' : 'password'}
      verbatim
    />
  );
}
