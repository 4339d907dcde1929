// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StartFailure } from './start-failure';

const texts = {
  title: 'We could not show this page',
  loadFailed: 'Please try again.',
  offline: 'You are offline.',
  retry: 'Try again',
};

afterEach(cleanup);

it('the start failure page offers a retry if the start failed before translations and labels were loaded', () => {
  render(<StartFailure error={new Error('no hotels')} texts={texts} />);
  expect(screen.getByRole('heading', { name: texts.title })).toBeTruthy();
  expect(screen.getByText(texts.loadFailed)).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.retry }).getAttribute('aria-busy')).toBeNull();
});
