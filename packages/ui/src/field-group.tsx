import { type ReactNode, useId } from 'react';
import { FieldError, type FieldText, RequiredMark } from './field';
import { joinClasses } from './join-classes';

export type FieldGroupProps = FieldText & {
  children: ReactNode;
  className?: string | undefined;
  inline?: boolean | undefined;
};

export function FieldGroup(props: FieldGroupProps) {
  const {
    label,
    labelHidden = false,
    description,
    error,
    required = false,
    inline = false,
    className,
    children,
  } = props;
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const describedBy = [description !== undefined && `${id}-description`, hasError && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      aria-describedby={describedBy === '' ? undefined : describedBy}
      className={joinClasses('grid min-w-0 content-start', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-sm font-medium text-ink'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid gap-2">
        {description !== undefined && (
          <p className="-mt-1 text-sm text-ink-soft" id={`${id}-description`}>
            {description}
          </p>
        )}
        <div className={inline ? 'flex items-start gap-2 *:min-w-0 *:flex-1' : 'grid gap-1'}>{children}</div>
        {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
