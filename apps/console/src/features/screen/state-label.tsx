import { joinClasses } from '@dining/ui/join-classes';
import type { ReactNode } from 'react';

const tones = {
  neutral: { shape: '○', color: 'text-ink-soft' },
  done: { shape: '●', color: 'text-success' },
  waiting: { shape: '◐', color: 'text-brass' },
  planned: { shape: '▷', color: 'text-brass' },
  warning: { shape: '△', color: 'text-warning' },
  bad: { shape: '✕', color: 'text-danger' },
} as const;
export type StateTone = keyof typeof tones;

/** Shows a state by shape, text and colour. */
export function StateLabel({ tone, children }: { tone: StateTone; children: ReactNode }) {
  const { shape, color } = tones[tone];
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5', color)}>
      <span aria-hidden="true" className="w-4 shrink-0 text-center">
        {shape}
      </span>
      {children}
    </span>
  );
}
