import { useState } from 'react';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> & {
  /** A password to be remembered, or one to be made up. */
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
};

/** A password, which its owner may look at while he types. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          className="-mr-3.5"
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
      type={shown ? 'text' : 'password'}
    />
  );
}
