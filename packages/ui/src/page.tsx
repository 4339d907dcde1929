import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface PageProps {
  children: ReactNode;
  className?: string | undefined;
  as?: 'div' | 'main' | 'header' | 'footer' | 'nav';
}

export function Page({ children, className, as: Tag = 'div' }: PageProps) {
  return (
    <Tag className={joinClasses('mx-auto w-full max-w-[calc(var(--container-page)+5rem)] px-5 md:px-10', className)}>
      {children}
    </Tag>
  );
}
