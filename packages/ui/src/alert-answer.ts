import type { Alerts, OpenAlert } from './alerts';

/** Answers an alert. Waiting alerts with the same text come from a double click and are dismissed too. */
export function answerAlert(alerts: Alerts, alert: OpenAlert, choice: string): void {
  const twins = alerts.open
    .get()
    .filter((waiting) => waiting !== alert && waiting.title === alert.title && waiting.message === alert.message);
  alert.answer(choice);
  for (const twin of twins) twin.answer(twin.dismissed);
}
