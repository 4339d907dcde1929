// @vitest-environment jsdom
import { problems } from '@dining/i18n/site/en/problems';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareSite, renderInSite } from '../../test/render-in-site';
import { CookiesNotice } from './cookies-notice';

prepareSite();
afterEach(() => vi.restoreAllMocks());
const blockCookies = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('');

it('the cookies notice is not shown in a browser that stores cookies', async () => {
  await renderInSite(<CookiesNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('the cookies notice announces that cookies are needed, until they are allowed and the page is focused', async () => {
  const cookieSpy = blockCookies();
  await renderInSite(<CookiesNotice />);
  expect(screen.getByRole('status').textContent).toContain(problems.cookies_required);
  cookieSpy.mockRestore();
  act(() => void dispatchEvent(new Event('focus')));
  expect(screen.queryByRole('status')).toBeNull();
});
