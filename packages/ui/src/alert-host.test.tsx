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

/** Renders a page with a button, clicks it to ask the question, and collects the answers. */
async function renderAlert(question: AlertOptions) {
  const user = userEvent.setup();
  const answers: boolean[] = [];
  const alerts = new Alerts();
  const askQuestion = async () => answers.push(await alerts.show(question));
  render(
    <AlertsContext value={alerts}>
      <Button onClick={() => void askQuestion()}>Ask</Button>
      <AlertHost />
    </AlertsContext>,
  );
  const opener = screen.getByRole('button', { name: 'Ask' });
  await user.click(opener);
  return { user, alerts, answers, opener, dialog: screen.getByRole('alertdialog') };
}

const getButton = (name: string) => screen.getByRole('button', { name });
const findAlert = () => screen.queryByRole('alertdialog');

beforeAll(addModalDialogs);
afterEach(cleanup);

it('the alert host names the alert by its title and describes it by its message', async () => {
  const { user, dialog } = await renderAlert(cancelQuestion);
  expect(
    screen.getByRole('alertdialog', { name: 'Cancel the reservation?', description: 'The deposit is refunded.' }),
  ).toBe(dialog);
  await user.keyboard('{Escape}');
});

it('the alert host names an alert without a title by its message', async () => {
  const { user, dialog } = await renderAlert({ message: 'The coupon was added.' });
  expect(screen.getByRole('alertdialog', { name: 'The coupon was added.' })).toBe(dialog);
  expect(dialog.getAttribute('aria-describedby')).toBeNull();
  await user.keyboard('{Escape}');
});

it.each([
  ['yes after a press on the button that confirms', 'Cancel it', true],
  ['no after a press on the button that cancels', 'Keep it', false],
])('the alert host answers %s, closes and restores the focus', async (_case, label, expected) => {
  const { user, answers, opener } = await renderAlert(cancelQuestion);
  await user.click(getButton(label));
  expect(answers).toEqual([expected]);
  expect(findAlert()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it.each([
  ['no to a question', cancelQuestion, false],
  ['yes to an alert without a second button', { message: 'The coupon was added.', confirmLabel: 'OK' }, true],
])('the alert host treats Escape as %s', async (_case, question, expected) => {
  const { user, answers, opener } = await renderAlert(question);
  await user.keyboard('{Escape}');
  expect(answers).toEqual([expected]);
  expect(document.activeElement).toBe(opener);
});

it('the alert host focuses the button that confirms, so that Enter answers yes', async () => {
  const { user, answers } = await renderAlert(cancelQuestion);
  expect(document.activeElement).toBe(getButton('Cancel it'));
  await user.keyboard('{Enter}');
  expect(answers).toEqual([true]);
});

it('the alert host does not focus the button of an irreversible action', async () => {
  const { user } = await renderAlert({ ...cancelQuestion, danger: true });
  expect(document.activeElement).not.toBe(getButton('Cancel it'));
  await user.keyboard('{Escape}');
});

it('the alert host keeps the alert open after a press outside', async () => {
  const { user, answers, dialog } = await renderAlert(cancelQuestion);
  await user.click(dialog);
  expect(findAlert()).toBe(dialog);
  expect(answers).toEqual([]);
  await user.keyboard('{Escape}');
});

it('the alert host shows a second alert in a new dialog after the first is answered', async () => {
  const { user, alerts, dialog } = await renderAlert(cancelQuestion);
  const secondAnswer = alerts.show({ message: 'The reservation is cancelled.', confirmLabel: 'OK' });
  expect(screen.getAllByRole('alertdialog')).toEqual([dialog]);
  await user.click(getButton('Cancel it'));
  const nextDialog = await screen.findByRole('alertdialog', { name: 'The reservation is cancelled.' });
  expect(nextDialog).not.toBe(dialog);
  expect(document.activeElement).toBe(getButton('OK'));
  await user.keyboard('{Enter}');
  expect(await secondAnswer).toBe(true);
  expect(findAlert()).toBeNull();
});

it('the alert host dismisses a repeated question from a second quick press', async () => {
  const { user, alerts } = await renderAlert(cancelQuestion);
  const secondAnswer = alerts.show(cancelQuestion);
  await user.click(getButton('Cancel it'));
  expect(await secondAnswer).toBe(false);
  expect(findAlert()).toBeNull();
});

it('the alert host shows alerts that were opened before it was mounted', async () => {
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

it('the alert host uses the default label of the app for the button that confirms', async () => {
  const { user, answers } = await renderAlert({ message: 'The coupon was added.' });
  await user.click(getButton('OK'));
  expect(answers).toEqual([true]);
});
