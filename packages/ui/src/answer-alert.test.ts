import { expect, it } from 'vitest';
import { Alerts } from './alerts';
import { answerAlert } from './answer-alert';

it.each([
  ['a question is confirmed once', 'No', false],
  ['an alert is read by both', undefined, true],
])('answers a repeated question once: %s', async (_case, cancelLabel, secondIs) => {
  const alerts = new Alerts();
  const question = { message: 'Really?', confirmLabel: 'Yes', cancelLabel };
  const answers = Promise.all([alerts.show(question), alerts.show({ ...question })]);
  const other = alerts.show({ ...question, title: 'Something else' });
  const [first, , third] = alerts.open.get();
  if (first === undefined || third === undefined) throw new Error('there are three');
  answerAlert(alerts, first, 'confirm');
  expect(await answers).toEqual([true, secondIs]);
  expect(alerts.open.get()).toEqual([third]);
  answerAlert(alerts, third, 'confirm');
  expect(await other).toBe(true);
});
