import type { Alerts, OpenAlert } from './alerts';

/**
 * Gives an alert its answer. What waits with the same words was asked by the second of two quick presses, which is no answer: it is
 * dismissed with it.
 */
export function giveAnswer(alerts: Alerts, alert: OpenAlert, choice: string): void {
  const twins = alerts.open
    .get()
    .filter((waiting) => waiting !== alert && waiting.title === alert.title && waiting.message === alert.message);
  alert.answer(choice);
  for (const twin of twins) twin.answer(twin.dismissed);
}
