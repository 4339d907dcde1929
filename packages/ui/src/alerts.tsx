import { createContext, type ReactNode } from 'react';
import { useRequired } from './required-context';
import { createStore } from './store';

export type AlertChoice<T extends string = string> = {
  id: T;
  label?: string | undefined;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
};

export type AlertText = {
  title?: string | undefined;
  message?: ReactNode;
};

export type OpenAlert = AlertText & {
  readonly key: number;
  choices: readonly AlertChoice[];
  /** Id of the choice that Escape makes. */
  dismissId: string;
  answer: (id: string) => void;
};

export type AlertOptions = AlertText & {
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** True if the action cannot be undone. */
  danger?: boolean | undefined;
};

/** Alerts of one app. `AlertHost` shows them one at a time; until it is loaded, they wait. */
export class Alerts {
  #count = 0;
  /** Alerts that are not answered yet, in their order. The first one is shown. */
  readonly openAlerts = createStore<readonly OpenAlert[]>([]);

  /**
   * Asks a question. Resolves to the id of the choice after the dialog has closed and restored the focus. Escape makes
   * the choice with `dismissId`.
   */
  ask<T extends string>(question: AlertText & { choices: readonly AlertChoice<T>[]; dismissId: T }): Promise<T> {
    this.#count += 1;
    const key = this.#count;
    return new Promise((resolve) => {
      const answer = (id: string) => {
        this.openAlerts.set(this.openAlerts.get().filter((other) => other !== entry));
        resolve(question.choices.find((choice) => choice.id === id)?.id ?? question.dismissId);
      };
      const entry: OpenAlert = { ...question, key, answer };
      this.openAlerts.set([...this.openAlerts.get(), entry]);
    });
  }

  /**
   * Shows an alert after those that are already open. Resolves to true when confirmed. With a `cancelLabel`, resolves
   * to false when cancelled; without one, every way of closing confirms.
   */
  async show({ confirmLabel, cancelLabel, danger = false, ...text }: AlertOptions): Promise<boolean> {
    const confirm = { id: 'confirm', label: confirmLabel, variant: danger ? 'danger' : 'primary' } as const;
    const answer = await this.ask<'confirm' | 'cancel'>({
      ...text,
      choices:
        cancelLabel === undefined ? [confirm] : [{ id: 'cancel', label: cancelLabel, variant: 'secondary' }, confirm],
      dismissId: cancelLabel === undefined ? 'confirm' : 'cancel',
    });
    return answer === 'confirm';
  }
}

export const AlertsContext = createContext<Alerts | undefined>(undefined);

export const useAlerts = (): Alerts => useRequired(AlertsContext);
