import type { Alerts, OpenAlert } from './alerts';

/** Answers an alert, and dismisses waiting alerts that repeat it. */
export function answerAlert(alerts: Alerts, alert: OpenAlert, choice: string): void {
  const repetitions = alerts.openAlerts
    .get()
    .filter((other) => other !== alert && other.title === alert.title && other.message === alert.message);
  alert.answer(choice);
  for (const repetition of repetitions) repetition.answer(repetition.dismissId);
}
