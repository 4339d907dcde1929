import type { ReactNode } from 'react';
import { Queue } from './queue';

export type AlertChoice<T extends string = string> = {
  id: T;
  label: string;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
};

export type AlertText = {
  /** The question or the news in a line; without it the message takes its place. */
  title?: string | undefined;
  /** Line breaks are kept. */
  message?: ReactNode;
};

export type OpenAlert = AlertText & { choices: readonly AlertChoice[]; dismissed: string; answer: (id: string) => void };

/** What waits to be asked; `AlertHost` shows the first. Waits patiently if the host is loaded later. */
export const openAlerts = new Queue<OpenAlert>();

/**
 * Asks with any number of answers and resolves to the chosen one's id, after the dialog has closed and given the focus back.
 * Escape answers `dismissed`.
 */
const ask = <T extends string>(question: AlertText & { choices: readonly AlertChoice<T>[]; dismissed: T }): Promise<T> =>
  new Promise((resolve) => {
    const answer = (id: string) => {
      openAlerts.remove(entry);
      resolve(question.choices.find((choice) => choice.id === id)?.id ?? question.dismissed);
    };
    const entry: OpenAlert = { ...question, answer };
    openAlerts.add(entry);
  });

export type AlertOptions = AlertText & {
  confirmLabel: string;
  /** With it the alert is a question. */
  cancelLabel?: string | undefined;
  /** The confirmed thing cannot be undone. */
  danger?: boolean | undefined;
};

/**
 * Shows an alert and resolves to true when it was confirmed. With a `cancelLabel`, cancel and Escape resolve to false; without
 * one, every way out means "read" and resolves to true. Alerts shown meanwhile wait their turn.
 */
const show = async ({ confirmLabel, cancelLabel, danger = false, ...text }: AlertOptions): Promise<boolean> => {
  const confirm = { id: 'confirm', label: confirmLabel, variant: danger ? 'danger' : 'primary' } as const;
  const answer = await ask<'confirm' | 'cancel'>({
    ...text,
    choices: cancelLabel === undefined ? [confirm] : [{ id: 'cancel', label: cancelLabel, variant: 'secondary' }, confirm],
    dismissed: cancelLabel === undefined ? 'confirm' : 'cancel',
  });
  return answer === 'confirm';
};

export const alerts = { show, ask } as const;
