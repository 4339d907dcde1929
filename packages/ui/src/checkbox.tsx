import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldError, RequiredMark } from './field';
import { joinClasses } from './join-classes';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'required' | 'children'> & {
  children: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** True if only some of the boxes below this one are checked. */
  mixed?: boolean | undefined;
};

export function Checkbox(props: CheckboxProps) {
  const { children, description, error, required = false, mixed = false, className, id: idProp, ref, ...input } = props;
  const generatedId = useId();
  const box = useRef<HTMLInputElement | null>(null);
  // The indeterminate state can only be set as a property.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed;
  }, [mixed]);
  const setRef = (element: HTMLInputElement | null) => {
    box.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  const id = idProp ?? generatedId;
  const hasError = error !== undefined && error !== '';
  const describedBy = [description !== undefined && `${id}-description`, hasError && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label className="group flex min-h-11 items-start gap-3 py-2.5" htmlFor={id}>
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            aria-describedby={describedBy === '' ? undefined : describedBy}
            aria-invalid={hasError || undefined}
            aria-required={required || undefined}
            className={joinClasses(
              'peer absolute inset-0 appearance-none rounded-sm border border-edge bg-raised transition-colors group-hover:border-ink aria-invalid:border-danger',
              'checked:border-brass-fill checked:bg-brass-fill disabled:border-line disabled:bg-sunk',
              'indeterminate:border-brass-fill indeterminate:bg-brass-fill',
            )}
            id={id}
            ref={setRef}
            type="checkbox"
          />
          <svg
            aria-hidden="true"
            className={joinClasses(
              'pointer-events-none relative size-4 text-on-brass peer-disabled:text-ink-soft',
              'opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100',
            )}
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2"
            viewBox="0 0 16 16"
          >
            <path d={mixed ? 'M4 8h8' : 'M3.5 8.5l3 3 6-7'} />
          </svg>
        </span>
        <span className="min-w-0 text-base leading-6">
          {children}
          {required && '\u00a0'}
          {required && <RequiredMark />}
        </span>
      </label>
      {description !== undefined && (
        <p className="-mt-1 pb-2 pl-8 text-sm text-ink-soft" id={`${id}-description`}>
          {description}
        </p>
      )}
      {hasError && (
        <div className="pb-2 pl-8">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
