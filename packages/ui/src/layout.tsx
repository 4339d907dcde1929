import type { ReactNode } from 'react';
import { cx } from './cx';

type Common = { children: ReactNode; className?: string | undefined };

/** The page's width: 1200 px at most, with air at the sides. */
export function Page({ children, className, as: Tag = 'div' }: Common & { as?: 'div' | 'main' | 'header' | 'footer' | 'nav' }) {
  return <Tag className={cx('mx-auto w-full max-w-[calc(var(--container-page)+5rem)] px-5 md:px-10', className)}>{children}</Tag>;
}

export type SectionProps = Common & {
  title?: ReactNode;
  /** Small words above the title. */
  overline?: ReactNode;
  /** A line or two under the title. */
  lead?: ReactNode;
  /** At the right of the title: a link onward. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** `form`: closer together, for a part of a form with many. */
  look?: 'page' | 'form' | undefined;
  id?: string | undefined;
};

const titleSizes = { 1: 'text-2xl md:text-3xl', 2: 'text-xl md:text-2xl', 3: 'text-lg md:text-xl' } as const;
const heads = { page: 'mb-6 gap-3 md:mb-8', form: 'mb-3 gap-2 md:mb-5' } as const;

/** A titled part of a page. A title given with an `id` names the section for screen readers. */
export function Section({ title, overline, lead, action, level = 2, look = 'page', id, children, className }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id === undefined || title === undefined ? undefined : `${id}-title`} className={className} id={id}>
      {title !== undefined && (
        <div className={cx('flex flex-col md:flex-row md:items-end md:justify-between md:gap-6', heads[look])}>
          <div className={look === 'form' ? 'grid' : 'grid gap-2'}>
            {overline !== undefined && <p className="eyebrow">{overline}</p>}
            <Heading
              className={cx('heading', titleSizes[look === 'form' ? 3 : level])}
              id={id === undefined ? undefined : `${id}-title`}
            >
              {title}
            </Heading>
            {lead !== undefined && <p className={cx('max-w-text text-ink-soft', look === 'form' && 'text-sm')}>{lead}</p>}
          </div>
          {action !== undefined && <div className="shrink-0">{action}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

const gaps = {
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  6: 'gap-6',
  8: 'gap-8',
  12: 'gap-12',
  16: 'gap-16',
  24: 'gap-24',
} as const;

/** One under another; `gap` in steps of 4 px. */
export function Stack({ gap = 4, children, className }: Common & { gap?: keyof typeof gaps }) {
  return <div className={cx('grid grid-cols-1 content-start', gaps[gap], className)}>{children}</div>;
}
