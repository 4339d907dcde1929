// @vitest-environment jsdom
import { common } from '@dining/i18n/site/en/common';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../test/render-in-site';
import { NotFoundState } from './not-found-state';

prepareSite();

it('the not-found state names what is missing in the heading of the page, and links to an alternative and to the main page', async () => {
  await renderInSite(
    <NotFoundState
      alternative={<a href="/fnb/prom/main">All promotions</a>}
      title="This promotion could not be found."
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This promotion could not be found.');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['All promotions', '/fnb/prom/main'],
    [common.buttons.goMain, '/'],
  ]);
});
