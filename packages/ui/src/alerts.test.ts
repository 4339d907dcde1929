import { beforeEach, expect, it } from 'vitest';
import { Alerts } from './alerts';

let alerts: Alerts;
beforeEach(() => {
  alerts = new Alerts();
});

const answerFirst = (id: string) => alerts.openAlerts.get()[0]?.answer(id);

it.each([
  ['true for a confirmed question', 'No', 'confirm', true],
  ['false for a cancelled question', 'No', 'cancel', false],
  ['true for a confirmed alert without a second button', undefined, 'confirm', true],
])('an alert resolves to %s', async (_case, cancelLabel, choice, expected) => {
  const answer = alerts.show({ message: 'Really?', confirmLabel: 'Yes', cancelLabel });
  answerFirst(choice);
  expect(await answer).toBe(expected);
});

it('alerts wait in the order in which they were added until they are answered', async () => {
  const firstAnswer = alerts.show({ message: 'one', confirmLabel: 'OK' });
  const secondAnswer = alerts.show({ message: 'two', confirmLabel: 'OK' });
  expect(alerts.openAlerts.get().map((entry) => entry.message)).toEqual(['one', 'two']);
  answerFirst('confirm');
  await firstAnswer;
  expect(alerts.openAlerts.get().map((entry) => entry.message)).toEqual(['two']);
  answerFirst('confirm');
  await secondAnswer;
});

it('a question with three choices resolves to the id of the choice, or to `dismissId` if it is dismissed', async () => {
  const question = {
    choices: [
      { id: 'sign-in', label: 'a' },
      { id: 'guest', label: 'b' },
      { id: 'stay', label: 'c' },
    ],
    dismissId: 'stay',
  } as const;
  const choice = alerts.ask(question);
  answerFirst('guest');
  expect(await choice).toBe('guest');
  const dismissal = alerts.ask(question);
  answerFirst(alerts.openAlerts.get()[0]?.dismissId ?? '');
  expect(await dismissal).toBe('stay');
});
