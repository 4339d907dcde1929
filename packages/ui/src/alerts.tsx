import { createContext, type ReactNode } from 'react';
import { useRequired } from './required-context';
import { createStore } from './store';

export type AlertChoice<T extends string = string> = {
  id: T;
  /** The label of confirming by default. */
  label?: string | undefined;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
};

export type AlertText = {
  /** The question or the news in a line; without it the message takes its place. */
  title?: string | undefined;
  /** Line breaks are kept. */
  message?: ReactNode;
};

export type OpenAlert = AlertText & {
  readonly key: number;
  choices: readonly AlertChoice[];
  dismissed: string;
  answer: (id: string) => void;
};

export type AlertOptions = AlertText & {
  /** The label of confirming by default. */
  confirmLabel?: string | undefined;
  /** With it the alert is a question. */
  cancelLabel?: string | undefined;
  /** The confirmed thing cannot be undone. */
  danger?: boolean | undefined;
};

/** The alerts of one app, which `AlertHost` shows one at a time. They wait if the host is loaded later. */
export class Alerts {
  #count = 0;
  /** What is not answered yet, in the order in which it was asked. */
  readonly open = createStore<readonly OpenAlert[]>([]);

  /**
   * Asks with any number of answers and resolves to the chosen one's id, after the dialog has closed and given the focus back.
   * Escape answers `dismissed`.
   */
  ask<T extends string>(question: AlertText & { choices: readonly AlertChoice<T>[]; dismissed: T }): Promise<T> {
    this.#count += 1;
    const key = this.#count;
    return new Promise((resolve) => {
      const answer = (id: string) => {
        this.open.set(this.open.get().filter((other) => other !== entry));
        resolve(question.choices.find((choice) => choice.id === id)?.id ?? question.dismissed);
      };
      const entry: OpenAlert = { ...question, key, answer };
      this.open.set([...this.open.get(), entry]);
    });
  }

  /**
   * Shows an alert and resolves to true when it was confirmed. With a `cancelLabel`, cancel and Escape resolve to false; without
   * one, every way out means "read" and resolves to true. Alerts shown meanwhile wait their turn.
   */
  async show({ confirmLabel, cancelLabel, danger = false, ...text }: AlertOptions): Promise<boolean> {
    const confirm = { id: 'confirm', label: confirmLabel, variant: danger ? 'danger' : 'primary' } as const;
    const answer = await this.ask<'confirm' | 'cancel'>({
      ...text,
      choices: cancelLabel === undefined ? [confirm] : [{ id: 'cancel', label: cancelLabel, variant: 'secondary' }, confirm],
      dismissed: cancelLabel === undefined ? 'confirm' : 'cancel',
    });
    return answer === 'confirm';
  }
}

export const AlertsContext = createContext<Alerts | undefined>(undefined);

/** @throws outside of `AlertsContext` */
export const useAlerts = (): Alerts => useRequired(AlertsContext);
