// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { Notice } from './notice';

afterEach(cleanup);

it.each([
  ['alert', 'error'],
  ['status', 'info'],
  ['status', 'success'],
  ['status', 'warning'],
] as const)('a notice has the role %s with `announce` and the tone %s', (role, tone) => {
  render(
    <Notice announce title="The table is taken" tone={tone}>
      Choose another time.
    </Notice>,
  );
  expect(screen.getByRole(role).textContent).toBe('The table is takenChoose another time.');
});

it('a notice is not announced without `announce`', () => {
  render(<Notice tone="error">The restaurant is closed.</Notice>);
  expect(screen.getByText('The restaurant is closed.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('a notice shows its action', () => {
  render(<Notice action={<a href="/search">Search again</a>}>Nothing is free.</Notice>);
  expect(screen.getByRole('link', { name: 'Search again' })).toBeDefined();
});
