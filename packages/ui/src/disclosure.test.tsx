// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../test/render';
import { Disclosure } from './disclosure';

const onToggle = vi.fn<(open: boolean) => void>();
const getDetails = () => screen.getByRole<HTMLDetailsElement>('group');

afterEach(cleanup);

it('a disclosure opens and closes by a press on its summary, and notifies the page when it opens', async () => {
  render(
    <Disclosure onToggle={onToggle} summary="Cancellation">
      Free until the day before.
    </Disclosure>,
  );
  expect(getDetails().open).toBe(false);
  await userEvent.click(screen.getByText('Cancellation'));
  expect(getDetails().open).toBe(true);
  await expect.poll(() => onToggle.mock.calls).toEqual([[true]]);
  await userEvent.click(screen.getByText('Cancellation'));
  expect(getDetails().open).toBe(false);
});

it('a disclosure keeps its state when the page renders again', async () => {
  const createDisclosure = (text: string) => (
    <Disclosure defaultOpen summary="Cancellation">
      {text}
    </Disclosure>
  );
  const { rerender } = render(createDisclosure('Free until the day before.'));
  expect(getDetails().open).toBe(true);
  await userEvent.click(screen.getByText('Cancellation'));
  rerender(createDisclosure('Free until noon.'));
  expect(getDetails().open).toBe(false);
});

it('a disclosure renders its summary as a heading with `headingSize`', () => {
  render(
    <Disclosure headingSize="text-lg" summary="Cancellation">
      Free until the day before.
    </Disclosure>,
  );
  expect(screen.getByRole('heading', { name: 'Cancellation', level: 2 })).toBeDefined();
});
