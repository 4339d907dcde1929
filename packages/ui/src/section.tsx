import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

export interface SectionProps {
  children: ReactNode;
  className?: string | undefined;
  title?: ReactNode;
  overline?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  variant?: 'page' | 'form' | undefined;
  id?: string | undefined;
}

const titleSizes = { 1: 'text-2xl md:text-3xl', 2: 'text-xl md:text-2xl', 3: 'text-lg md:text-xl' } as const;
const headerGaps = { page: 'mb-6 gap-3 md:mb-8', form: 'mb-3 gap-2 md:mb-5' } as const;

export function Section({
  title,
  overline,
  lead,
  action,
  level = 2,
  variant = 'page',
  id,
  children,
  className,
}: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id === undefined || title === undefined ? undefined : `${id}-title`}
      className={className}
      id={id}
    >
      {title !== undefined && (
        <div
          className={joinClasses(
            'flex flex-col md:flex-row md:items-end md:justify-between md:gap-6',
            headerGaps[variant],
          )}
        >
          <div className={variant === 'form' ? 'grid' : 'grid gap-2'}>
            {overline !== undefined && <p className="eyebrow">{overline}</p>}
            <Heading
              className={joinClasses('heading', titleSizes[variant === 'form' ? 3 : level])}
              id={id === undefined ? undefined : `${id}-title`}
            >
              {title}
            </Heading>
            {lead !== undefined && (
              <p className={joinClasses('max-w-text text-ink-soft', variant === 'form' && 'text-sm')}>{lead}</p>
            )}
          </div>
          {action !== undefined && <div className="shrink-0">{action}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
