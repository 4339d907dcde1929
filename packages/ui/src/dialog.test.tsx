// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { addModalDialogs } from '../test/browser';
import { render } from '../test/render';
import { Button } from './button';
import { Dialog, type DialogProps } from './dialog';

function Page(props: Pick<DialogProps, 'closeOnClickOutside' | 'footer'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change the date</Button>
      <Dialog onClose={() => setOpen(false)} open={isOpen} title="Date of the visit" {...props}>
        <p>Choose a day.</p>
      </Dialog>
    </>
  );
}

async function openDialog(props: Pick<DialogProps, 'closeOnClickOutside' | 'footer'> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(getOpener());
  return { user, dialog: screen.getByRole('dialog', { name: 'Date of the visit' }) };
}

const getOpener = () => screen.getByRole('button', { name: 'Change the date' });
const findDialog = () => screen.queryByRole('dialog');

beforeAll(addModalDialogs);
afterEach(cleanup);

it('a dialog is not rendered before it is opened', () => {
  render(<Page />);
  expect(findDialog()).toBeNull();
});

it('a dialog is named by its title, to which the focus moves when it opens', async () => {
  await openDialog();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Date of the visit', level: 2 }));
});

it('a dialog shows its content and its footer', async () => {
  const { dialog } = await openDialog({ footer: <Button>Confirm the date</Button> });
  expect(dialog.textContent).toContain('Choose a day.');
  expect(dialog.contains(screen.getByRole('button', { name: 'Confirm the date' }))).toBe(true);
});

it('a dialog closes by Escape and restores the focus to the button that opened it', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  expect(findDialog()).toBeNull();
  expect(document.activeElement).toBe(getOpener());
});

it('a dialog closes by its close button and restores the focus to the button that opened it', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(findDialog()).toBeNull();
  expect(document.activeElement).toBe(getOpener());
});

it('a dialog closes by a press on its backdrop', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog);
  expect(findDialog()).toBeNull();
});

it('a dialog stays open after a press on its content', async () => {
  const { user, dialog } = await openDialog();
  await user.click(screen.getByText('Choose a day.'));
  expect(findDialog()).toBe(dialog);
});

it('a dialog stays open with `closeOnClickOutside` false after a press on its backdrop, and closes by Escape', async () => {
  const { user, dialog } = await openDialog({ closeOnClickOutside: false });
  await user.click(dialog);
  expect(findDialog()).toBe(dialog);
  await user.keyboard('{Escape}');
  expect(findDialog()).toBeNull();
});

it('a dialog is shown again, with the focus on its title, if the browser closes it and the page keeps it open', async () => {
  render(
    <Dialog onClose={() => {}} open title="Payment">
      <p>Do not close this window.</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Payment' });
  dialog.close();
  expect(dialog.open).toBe(false);
  await expect.poll(() => dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }));
});
