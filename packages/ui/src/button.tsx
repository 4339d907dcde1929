import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { cx } from './cx';
import { LabelsContext } from './labels';
import { Spinner } from './spinner';

export type ButtonLook = {
  /** One primary a view at most: the next step. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
  /** Takes the whole width of its parent. */
  wide?: boolean | undefined;
};

const base =
  'relative inline-flex select-none items-center justify-center gap-2 break-keep wrap-break-word rounded-sm border text-center font-medium no-underline transition-colors';
const sizes = { md: 'min-h-12 px-7 py-2.5 text-base leading-snug', sm: 'min-h-11 px-5 py-2 text-sm leading-snug' } as const;
const variants = {
  primary: 'border-transparent bg-brass-fill text-on-brass hover:bg-brass-fill-hover',
  secondary: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-sunk',
  quiet:
    'border-transparent bg-transparent text-ink underline decoration-edge decoration-1 underline-offset-[6px] hover:decoration-brass',
  danger: 'border-danger bg-transparent text-danger hover:bg-danger-wash',
} as const;
const still =
  'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-ink-soft disabled:cursor-default disabled:border-line disabled:bg-sunk disabled:text-ink-soft';
const waiting = 'aria-busy:cursor-progress';

/** The look of a button for an element of one's own, such as a router's link. */
export const buttonClass = ({ variant = 'secondary', size = 'md', wide = false }: ButtonLook = {}): string =>
  cx(base, sizes[size], variants[variant], wide && 'w-full');

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'children'> & {
    children: ReactNode;
    icon?: ReactNode;
    /** While work is under way: keeps its place, width and focus, and ignores presses. */
    pending?: boolean | undefined;
    /** Read to screen readers when `pending` starts; that something is loading by default. */
    pendingLabel?: string | undefined;
    /** Cannot be pressed, yet can be reached and read; use `disabled` for what should be skipped altogether. */
    inactive?: boolean | undefined;
    /** Tells whoever presses it all the same what is missing. */
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
  // An app whose start failed has no labels, but a button to try again.
  const labels = use(LabelsContext);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault also stops a form from being sent twice by the Enter key, which clicks its submit button.
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
        className={cx(buttonClass({ variant, size, wide }), pending ? waiting : still, className)}
        onClick={press}
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

export type ButtonLinkProps = ButtonLook & ComponentProps<'a'> & { href: string };

/** A plain anchor that looks like a button; for a router's link use `buttonClass`. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={cx(buttonClass({ variant, size, wide }), className)} />;
}
