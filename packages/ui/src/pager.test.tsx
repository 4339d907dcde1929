// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { Pager } from './pager';

function ReviewsPager({ lastPage, start = 1 }: { lastPage: number; start?: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pager
      label="Pages of reviews"
      lastPage={lastPage}
      nextLabel="Next page"
      onPageChange={setPage}
      page={page}
      positionLabel={`Page ${page} of ${lastPage}`}
      previousLabel="Previous page"
    />
  );
}

const getPreviousButton = () => screen.getByRole('button', { name: 'Previous page' });
const getNextButton = () => screen.getByRole('button', { name: 'Next page' });

afterEach(cleanup);

it('a pager renders nothing for a single page', () => {
  render(<ReviewsPager lastPage={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('a pager changes pages in a named navigation and announces the position', async () => {
  render(<ReviewsPager lastPage={3} />);
  expect(screen.getByRole('navigation', { name: 'Pages of reviews' }).contains(getNextButton())).toBe(true);
  await userEvent.click(getNextButton());
  expect(screen.getByText('Page 2 of 3').getAttribute('aria-live')).toBe('polite');
  await userEvent.click(getPreviousButton());
  expect(screen.getByText('Page 1 of 3')).toBeDefined();
});

it.each([
  ['first', 1, getPreviousButton],
  ['last', 3, getNextButton],
])('a pager stops at the %s page and keeps the focus on the button', async (_case, start, getButton) => {
  render(<ReviewsPager lastPage={3} start={start} />);
  getButton().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(`Page ${start} of 3`)).toBeDefined();
  expect(getButton().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(getButton());
});
