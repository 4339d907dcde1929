import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';
import { useLabels } from './labels';

const blockClass = 'block rounded-sm bg-line/60 animate-breathe';

export type SkeletonProps = {
  width?: string | undefined;
  height?: string | undefined;
  /** Aspect ratio of a picture, such as 4 / 3; used instead of a height. */
  ratio?: number | undefined;
  className?: string | undefined;
};

export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(blockClass, className)}
      style={{ width, height: ratio === undefined ? (height ?? '1.75rem') : undefined, aspectRatio: ratio }}
    />
  );
}

export function SkeletonText({ lines = 3, size = 'base' }: { lines?: number; size?: 'sm' | 'base' | 'xl' }) {
  const line = { sm: ['1.375rem', '0.75rem'], base: ['1.75rem', '0.875rem'], xl: ['2rem', '1.25rem'] }[size];
  return (
    <span aria-hidden="true" className="block">
      {Array.from({ length: lines }, (_, index) => (
        <span className="flex items-center" key={index} style={{ height: line[0] }}>
          <span
            className={blockClass}
            style={{ height: line[1], width: index === lines - 1 && lines > 1 ? '62%' : '100%' }}
          />
        </span>
      ))}
    </span>
  );
}

export function Loading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { loading } = useLabels();
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only" role="status">
        {loading}
      </span>
      {children}
    </div>
  );
}
