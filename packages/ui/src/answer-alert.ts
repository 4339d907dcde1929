import type { Alerts, OpenAlert } from './alerts';

export function answerAlert(alerts: Alerts, alert: OpenAlert, choice: string): void {
  const twins = alerts.open
    .get()
    .filter((waiting) => waiting !== alert && waiting.title === alert.title && waiting.message === alert.message);
  alert.answer(choice);
  for (const twin of twins) twin.answer(twin.dismissed);
}
