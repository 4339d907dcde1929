import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

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

interface StackProps {
  children: ReactNode;
  className?: string | undefined;
  gap?: keyof typeof gaps;
}

export function Stack({ gap = 4, children, className }: StackProps) {
  return <div className={joinClasses('grid grid-cols-1 content-start', gaps[gap], className)}>{children}</div>;
}
