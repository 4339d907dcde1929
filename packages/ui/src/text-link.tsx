import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes';

export const getLinkClass = (variant: 'inline' | 'plain' | 'next' = 'inline'): string =>
  joinClasses(
    'rounded-sm transition-colors',
    variant === 'inline' && 'text-brass underline decoration-1 underline-offset-4 hover:text-ink',
    variant === 'plain' && 'inline-flex min-h-11 min-w-11 items-center text-ink no-underline hover:text-brass',
    variant === 'next' &&
      'inline-flex min-h-11 items-center gap-2 text-brass no-underline decoration-1 underline-offset-8 hover:text-ink hover:underline',
  );

export type TextLinkProps = ComponentProps<'a'> & {
  href: string;
  variant?: 'inline' | 'plain' | 'next' | undefined;
  newWindow?: boolean | undefined;
};

export function TextLink({ variant, newWindow = false, className, ...rest }: TextLinkProps) {
  const newWindowProps = newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  // Phone numbers need the height of a touch target.
  const touchTargetClass = rest.href.startsWith('tel:') && 'inline-flex min-h-11 items-center';
  return (
    <a {...newWindowProps} {...rest} className={joinClasses(getLinkClass(variant), touchTargetClass, className)} />
  );
}
