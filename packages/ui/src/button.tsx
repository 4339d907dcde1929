import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { joinClasses } from './join-classes';
import { LabelsContext } from './labels';
import { Spinner } from './spinner';

export type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
  wide?: boolean | undefined;
};

const baseClass =
  'relative inline-flex select-none items-center justify-center gap-2 break-keep wrap-break-word rounded-sm border text-center font-medium no-underline transition-colors';
const sizeClasses = {
  md: 'min-h-12 px-7 py-2.5 text-base leading-snug',
  sm: 'min-h-11 px-5 py-2 text-sm leading-snug',
} as const;
const variantClasses = {
  primary: 'border-transparent bg-brass-fill text-on-brass hover:bg-brass-fill-hover',
  secondary: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-sunk',
  quiet:
    'border-transparent bg-transparent text-ink underline decoration-edge decoration-1 underline-offset-[6px] hover:decoration-brass',
  danger: 'border-danger bg-transparent text-danger hover:bg-danger-wash',
} as const;
const disabledClass =
  'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-ink-soft disabled:cursor-default disabled:border-line disabled:bg-sunk disabled:text-ink-soft';
const pendingClass = 'aria-busy:cursor-progress';

export const getButtonClass = ({ variant = 'secondary', size = 'md', wide = false }: ButtonStyle = {}): string =>
  joinClasses(baseClass, sizeClasses[size], variantClasses[variant], wide && 'w-full');

export type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'children'> & {
    children: ReactNode;
    icon?: ReactNode;
    pending?: boolean | undefined;
    pendingLabel?: string | undefined;
    /** Like `disabled`, but the button can be focused, and a press calls `onInactive`. */
    inactive?: boolean | undefined;
    onInactive?: (() => void) | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  pending,
  pendingLabel,
  inactive = false,
  onInactive,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Not `useLabels`: the retry button shown after a failed start has no translated labels.
  const labels = use(LabelsContext);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // `preventDefault` also keeps Enter, which clicks the submit button, from sending a form twice.
    if (!pending && !inactive) return onClick?.(event);
    event.preventDefault();
    if (!pending) onInactive?.();
  };
  return (
    <>
      <button
        {...rest}
        aria-busy={pending || undefined}
        aria-disabled={pending || inactive || undefined}
        className={joinClasses(
          getButtonClass({ variant, size, wide }),
          pending ? pendingClass : disabledClass,
          className,
        )}
        onClick={handleClick}
        type={type}
      >
        <span className="relative inline-flex items-center gap-2">
          {pending && (
            <span className="absolute right-full mr-1.5">
              <Spinner />
            </span>
          )}
          {icon}
          <span>{children}</span>
        </span>
      </button>
      {pending !== undefined && (
        <span className="sr-only" role="status">
          {pending ? (pendingLabel ?? labels?.loading) : ''}
        </span>
      )}
    </>
  );
}

export type ButtonLinkProps = ButtonStyle & ComponentProps<'a'> & { href: string };

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={joinClasses(getButtonClass({ variant, size, wide }), className)} />;
}
