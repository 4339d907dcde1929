// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../test/render';
import { Button, type ButtonProps } from './button';
import { IconButton } from './icon-button';

const onPress = vi.fn<() => void>();
const onInactive = vi.fn<() => void>();
const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());

function renderButton(props: Partial<ButtonProps> = {}) {
  render(
    <Button onClick={onPress} {...props}>
      Reserve
    </Button>,
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Reserve' });
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it.each([
  ['a click', async () => userEvent.click(screen.getByRole('button'))],
  ['Enter', async () => userEvent.keyboard('{Enter}')],
  ['the space bar', async () => userEvent.keyboard(' ')],
])('a button is pressed by %s', async (_case, press) => {
  renderButton();
  await userEvent.tab();
  await press();
  expect(onPress).toHaveBeenCalledOnce();
});

it('a button is busy while an action is pending, ignores presses and keeps its name and focus', async () => {
  const button = renderButton({ pending: true, pendingLabel: 'Reserving the table' });
  await userEvent.tab();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
});

it('a button announces the start of a pending action, but not its end', () => {
  const { rerender } = render(
    <Button pending={false} pendingLabel="Reserving the table">
      Reserve
    </Button>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(
    <Button pending pendingLabel="Reserving the table">
      Reserve
    </Button>,
  );
  expect(status.textContent).toBe('Reserving the table');
  rerender(
    <Button pending={false} pendingLabel="Reserving the table">
      Reserve
    </Button>,
  );
  expect(status.textContent).toBe('');
});

it('a button can be focused while it is inactive, and calls `onInactive` when pressed', async () => {
  const button = renderButton({ inactive: true, onInactive });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(onInactive).toHaveBeenCalledOnce();
});

it('a button does not call `onInactive` while an action is pending', async () => {
  await userEvent.click(renderButton({ inactive: true, pending: true, onInactive }));
  expect(onInactive).not.toHaveBeenCalled();
});

it('a button is skipped by Tab while it is disabled', async () => {
  const button = renderButton({ disabled: true });
  await userEvent.tab();
  expect(document.activeElement).not.toBe(button);
});

it.each([
  ['submits its form by Enter in a field', false, 1],
  ['submits no form by Enter in a field while an action is pending', true, 0],
])('a button %s', async (_title, pending, times) => {
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button pending={pending} type="submit">
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Kim{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

it('a button submits no form by default', async () => {
  render(
    <form onSubmit={onSubmit}>
      <Button>Search the address</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('an icon button is named by its label', () => {
  render(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' }).textContent).toBe('');
});

it('an icon button keeps the focus when it becomes inactive', async () => {
  const { rerender } = render(<IconButton icon="plus" label="More" onClick={onPress} />);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  rerender(<IconButton icon="plus" inactive label="More" onClick={onPress} />);
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
