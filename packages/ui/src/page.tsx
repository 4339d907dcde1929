import type { ReactNode } from 'react';
import { cx } from './cx';

interface PageProps {
  children: ReactNode;
  className?: string | undefined;
  as?: 'div' | 'main' | 'header' | 'footer' | 'nav';
}

/** Limits content to 1200 px, with space at the sides. */
export function Page({ children, className, as: Tag = 'div' }: PageProps) {
  return (
    <Tag className={cx('mx-auto w-full max-w-[calc(var(--container-page)+5rem)] px-5 md:px-10', className)}>
      {children}
    </Tag>
  );
}
