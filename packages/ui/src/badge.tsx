import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

const tones = {
  neutral: 'bg-sunk text-ink-soft',
  brass: 'bg-brass-wash text-brass',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
  ink: 'bg-ink text-paper',
} as const;

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center whitespace-nowrap rounded-sm px-2 py-0.5 font-medium text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
