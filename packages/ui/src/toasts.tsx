import type { NoticeTone } from './notice';
import { Queue } from './queue';

export type Toast = {
  message: string;
  tone?: NoticeTone | undefined;
  /** Milliseconds it stays; errors stay until they are dismissed. */
  duration?: number | undefined;
};

/** What is on show; `ToastHost` draws it. */
export const shown = new Queue<Toast>();

/** Says in passing that something has happened. Never the only place of what must be read: that is an alert or a notice. */
export const toasts = { show: (toast: Toast): void => shown.add({ ...toast }) } as const;
