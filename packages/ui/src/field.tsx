import { type ReactNode, useId } from 'react';
import { FactIcon } from './fact-icon';
import { joinClasses } from './join-classes';
import { useLabels } from './labels';

export type FieldText = {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  description?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
};

export const controlClass =
  'w-full rounded-sm border border-edge bg-raised px-4 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus-visible:border-brass focus-visible:outline-offset-0 aria-invalid:border-danger disabled:border-line disabled:bg-sunk disabled:text-ink-soft not-[select]:read-only:bg-sunk disabled:opacity-100';

export function RequiredMark() {
  return <span className="ml-2 whitespace-nowrap text-xs font-normal text-ink-soft">{useLabels().required}</span>;
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-danger" id={id}>
      <FactIcon className="mt-[3px]" name="error" size={16} />
      <span>{children}</span>
    </p>
  );
}

export type ControlAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
};

export function Field({
  id: idProp,
  aside,
  className,
  children,
  ...text
}: FieldText & {
  id?: string | undefined;
  aside?: ReactNode;
  className?: string | undefined;
  children: (aria: ControlAria) => ReactNode;
}) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const hasError = text.error !== undefined && text.error !== '';
  const describedBy = [text.description !== undefined && `${id}-description`, hasError && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={joinClasses('grid content-start gap-2', className)}>
      <label className={text.labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'} htmlFor={id}>
        {text.label}
        {text.required && <RequiredMark />}
      </label>
      {text.description !== undefined && (
        <p className="-mt-1 text-sm text-ink-soft" id={`${id}-description`}>
          {text.description}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError || undefined,
        required: text.required ?? false,
      })}
      {(hasError || aside !== undefined) && (
        <div className="flex items-start justify-between gap-4">
          {hasError ? <FieldError id={`${id}-error`}>{text.error ?? ''}</FieldError> : <span />}
          {aside}
        </div>
      )}
    </div>
  );
}
