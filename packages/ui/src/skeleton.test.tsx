// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { Loading, Skeleton, SkeletonText } from './skeleton';

afterEach(cleanup);

it('a loading area is busy, announces loading once and hides its placeholders', () => {
  render(
    <Loading>
      <Skeleton />
      <SkeletonText lines={2} />
    </Loading>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Loading');
  const busyElement = status.closest('[aria-busy="true"]');
  expect(busyElement?.textContent).toBe('Loading');
  expect(
    [...(busyElement?.children ?? [])].slice(1).map((placeholder) => placeholder.getAttribute('aria-hidden')),
  ).toEqual(['true', 'true']);
});
