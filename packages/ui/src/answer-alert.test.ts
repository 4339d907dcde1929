import { expect, it } from 'vitest';
import { Alerts } from './alerts';
import { answerAlert } from './answer-alert';

it.each([
  ['a repeated question is cancelled', 'No', false],
  ['a repeated alert is closed', undefined, true],
])('an answer dismisses the repetition of an alert, but no other: %s', async (_case, cancelLabel, repeatedAnswer) => {
  const alerts = new Alerts();
  const question = { message: 'Really?', confirmLabel: 'Yes', cancelLabel };
  const answers = Promise.all([alerts.show(question), alerts.show({ ...question })]);
  const otherAnswer = alerts.show({ ...question, title: 'Something else' });
  const [firstAlert, , thirdAlert] = alerts.openAlerts.get();
  if (firstAlert === undefined || thirdAlert === undefined) throw new Error('three alerts must be open');
  answerAlert(alerts, firstAlert, 'confirm');
  expect(await answers).toEqual([true, repeatedAnswer]);
  expect(alerts.openAlerts.get()).toEqual([thirdAlert]);
  answerAlert(alerts, thirdAlert, 'confirm');
  expect(await otherAnswer).toBe(true);
});
