import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> & {
  /** A password to be remembered, or one to be made up. */
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
};

const eye = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
const stroke = 'M4 4l16 16';

/** A password, which its owner may look at while he types. Its drawing is its own: `Icon` has those that every page may need. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          aria-label={shown ? hideLabel : showLabel}
          className="-mr-3.5 inline-grid size-11 place-items-center rounded-sm text-ink transition-colors hover:text-brass"
          onClick={() => setShown(!shown)}
          type="button"
        >
          <svg
            aria-hidden="true"
            fill="none"
            focusable="false"
            height={20}
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth={1.5}
            viewBox="0 0 24 24"
            width={20}
          >
            <path d={shown ? `${eye}${stroke}` : eye} />
          </svg>
        </button>
      }
      type={shown ? 'text' : 'password'}
    />
  );
}
