// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { TopProgress } from './top-progress';

afterEach(cleanup);

it('an empty state shows a heading, its text and its action, and is not announced', () => {
  render(
    <EmptyState action={<a href="#reserve">Reserve</a>} title="No reservations yet">
      They appear here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No reservations yet' })).toBeDefined();
  expect(screen.getByText('They appear here.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Reserve' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an empty state has no heading with the level none', () => {
  render(<EmptyState level="none" title="No reservations yet" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('No reservations yet')).toBeDefined();
});

it('an error state is announced with its heading and action', () => {
  render(<ErrorState action={<button type="button">Try again</button>} level={1} title="This could not be shown" />);
  expect(screen.getByRole('alert').contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
  expect(screen.getByRole('heading', { level: 1, name: 'This could not be shown' })).toBeDefined();
});

it('a named progress bar is shown while a page loads, and none otherwise', () => {
  const { rerender } = render(<TopProgress active label="Loading" />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeDefined();
  rerender(<TopProgress active={false} label="Loading" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
