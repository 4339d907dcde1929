import type { ReactNode } from 'react';
import { cx } from './cx';

export type CardProps = {
  /** Edge to edge above the text: a picture. */
  media?: ReactNode;
  children: ReactNode;
  /** Marked as the guest's choice. */
  chosen?: boolean | undefined;
  /** `framed` on its own ground, `open` straight on the page, as a picture with words under it. */
  look?: 'framed' | 'open' | undefined;
  as?: 'article' | 'li' | 'div' | 'section' | undefined;
  className?: string | undefined;
};

export function Card({ media, children, chosen = false, look = 'framed', as: Tag = 'div', className }: CardProps) {
  const framed = look === 'framed';
  return (
    <Tag
      className={cx(
        'relative flex flex-col',
        framed && 'overflow-hidden rounded-md border bg-raised',
        framed && (chosen ? 'border-brass' : 'border-line'),
        className,
      )}
    >
      {media}
      <div className={cx('flex flex-1 flex-col', framed ? 'p-5 md:p-6' : 'pt-4')}>{children}</div>
    </Tag>
  );
}
