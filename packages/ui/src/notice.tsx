import type { ReactNode } from 'react';
import { FactIcon } from './fact-icon';
import { joinClasses } from './join-classes';

const tones = {
  info: { frame: 'bg-sunk', icon: 'text-ink-soft', name: 'info' },
  success: { frame: 'bg-success-wash', icon: 'text-success', name: 'check' },
  warning: { frame: 'bg-warning-wash', icon: 'text-warning', name: 'warning' },
  error: { frame: 'bg-danger-wash', icon: 'text-danger', name: 'error' },
} as const;

export type NoticeTone = keyof typeof tones;

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  announce?: boolean | undefined;
  className?: string | undefined;
};

export function Notice({ tone = 'info', title, children, action, announce = false, className }: NoticeProps) {
  const { frame, icon, name } = tones[tone];
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={joinClasses('flex items-start gap-3 rounded-md px-4 py-4 text-sm', frame, className)} role={role}>
      <FactIcon className={joinClasses('mt-px', icon)} name={name} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title !== undefined && <p className="font-medium text-ink">{title}</p>}
        {children !== undefined && <div className="whitespace-pre-line text-ink">{children}</div>}
        {action !== undefined && <div className="mt-1">{action}</div>}
      </div>
    </div>
  );
}
