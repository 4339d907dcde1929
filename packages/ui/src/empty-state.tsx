import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';
import { joinClasses } from './join-classes';

export type StateProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  illustration?: IllustrationName | undefined;
  level?: 1 | 2 | 3 | 'none' | undefined;
  className?: string | undefined;
};

export function EmptyState({ title, children, action, illustration = 'moon', level = 2, className }: StateProps) {
  const Heading = level === 'none' ? 'p' : (`h${level}` as const);
  return (
    <div className={joinClasses('empty-state', className)}>
      <Illustration className="mb-3 w-52" name={illustration} />
      <Heading className="heading text-xl">{title}</Heading>
      {children !== undefined && <div className="whitespace-pre-line text-ink-soft">{children}</div>}
      {action !== undefined && <div className="next-steps">{action}</div>}
    </div>
  );
}
