// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { addModalDialogs } from '../test/browser';
import { render } from '../test/render';
import { AlertHost } from './alert-host';
import { type AlertOptions, Alerts, AlertsContext } from './alerts';
import { Button } from './button';

const cancelQuestion = {
  title: 'Cancel the reservation?',
  message: 'The deposit is refunded.',
  confirmLabel: 'Cancel it',
  cancelLabel: 'Keep it',
} satisfies AlertOptions;

/** Shows a page with a button that asks the question and shows the answer. */
async function ask(question: AlertOptions) {
  const user = userEvent.setup();
  const answers: boolean[] = [];
  const alerts = new Alerts();
  const press = async () => answers.push(await alerts.show(question));
  render(
    <AlertsContext value={alerts}>
      <Button onClick={() => void press()}>Ask</Button>
      <AlertHost />
    </AlertsContext>,
  );
  const asker = screen.getByRole('button', { name: 'Ask' });
  await user.click(asker);
  return { user, alerts, answers, asker, dialog: screen.getByRole('alertdialog') };
}

const getButton = (name: string) => screen.getByRole('button', { name });
const findAlert = () => screen.queryByRole('alertdialog');

beforeAll(addModalDialogs);
afterEach(cleanup);

it('names the alert by its title and describes it by its message', async () => {
  const { user, dialog } = await ask(cancelQuestion);
  expect(
    screen.getByRole('alertdialog', { name: 'Cancel the reservation?', description: 'The deposit is refunded.' }),
  ).toBe(dialog);
  await user.keyboard('{Escape}');
});

it('names an alert without a title by its message', async () => {
  const { user, dialog } = await ask({ message: 'The coupon was added.' });
  expect(screen.getByRole('alertdialog', { name: 'The coupon was added.' })).toBe(dialog);
  expect(dialog.getAttribute('aria-describedby')).toBeNull();
  await user.keyboard('{Escape}');
});

it.each([
  ['yes by the button that confirms', 'Cancel it', true],
  ['no by the button that cancels', 'Keep it', false],
])('answers %s, closes and gives the focus back', async (_answer, label, expected) => {
  const { user, answers, asker } = await ask(cancelQuestion);
  await user.click(getButton(label));
  expect(answers).toEqual([expected]);
  expect(findAlert()).toBeNull();
  expect(document.activeElement).toBe(asker);
});

it.each([
  ['no to a question', cancelQuestion, false],
  ['read to a mere alert', { message: 'The coupon was added.', confirmLabel: 'OK' }, true],
])('takes Escape for %s', async (_answer, question, expected) => {
  const { user, answers, asker } = await ask(question);
  await user.keyboard('{Escape}');
  expect(answers).toEqual([expected]);
  expect(document.activeElement).toBe(asker);
});

it('focuses the button that confirms, so that Enter answers yes', async () => {
  const { user, answers } = await ask(cancelQuestion);
  expect(document.activeElement).toBe(getButton('Cancel it'));
  await user.keyboard('{Enter}');
  expect(answers).toEqual([true]);
});

it('never focuses the button of an irreversible action', async () => {
  const { user } = await ask({ ...cancelQuestion, danger: true });
  expect(document.activeElement).not.toBe(getButton('Cancel it'));
  await user.keyboard('{Escape}');
});

it('stays open after a press beside it', async () => {
  const { user, answers, dialog } = await ask(cancelQuestion);
  await user.click(dialog);
  expect(findAlert()).toBe(dialog);
  expect(answers).toEqual([]);
  await user.keyboard('{Escape}');
});

it('shows a second alert in a dialog of its own once the first is answered', async () => {
  const { user, alerts, dialog } = await ask(cancelQuestion);
  const second = alerts.show({ message: 'The reservation is cancelled.', confirmLabel: 'OK' });
  expect(screen.getAllByRole('alertdialog')).toEqual([dialog]);
  await user.click(getButton('Cancel it'));
  const next = await screen.findByRole('alertdialog', { name: 'The reservation is cancelled.' });
  expect(next).not.toBe(dialog);
  expect(document.activeElement).toBe(getButton('OK'));
  await user.keyboard('{Enter}');
  expect(await second).toBe(true);
  expect(findAlert()).toBeNull();
});

it('dismisses the same question that a second quick press asked', async () => {
  const { user, alerts } = await ask(cancelQuestion);
  const second = alerts.show(cancelQuestion);
  await user.click(getButton('Cancel it'));
  expect(await second).toBe(false);
  expect(findAlert()).toBeNull();
});

it('shows alerts from before it was mounted', async () => {
  const alerts = new Alerts();
  const answer = alerts.show({ message: 'The session has ended.', confirmLabel: 'OK' });
  render(
    <AlertsContext value={alerts}>
      <AlertHost />
    </AlertsContext>,
  );
  await userEvent.click(getButton('OK'));
  expect(await answer).toBe(true);
});

it('labels the button that confirms by the labels of the app', async () => {
  const { user, answers } = await ask({ message: 'The coupon was added.' });
  await user.click(getButton('OK'));
  expect(answers).toEqual([true]);
});
