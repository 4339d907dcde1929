// @vitest-environment jsdom
import { ProblemError } from '@dining/client/problem-error';
import { common } from '@dining/i18n/site/en/common';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareSite, renderInSite } from '../../test/render-in-site';
import { OfflineStrip } from './offline-strip';
import { PageFailure } from './page-failure';

prepareSite();
afterEach(() => vi.restoreAllMocks());
const notFoundProblem = new ProblemError('not_found', 404);

it('the page failure announces that the page could not be shown, and loads it again on request', async () => {
  const { user, router } = await renderInSite(<PageFailure error={notFoundProblem} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common.errorPage.title);
  expect(screen.getByRole('alert').textContent).toContain(common.loadFailed);
  const onLoad = vi.fn<() => void>();
  router.subscribe('onLoad', onLoad);
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  await waitFor(() => expect(onLoad).toHaveBeenCalled());
});

it('the page failure retries by itself once the browser is online', async () => {
  const { router } = await renderInSite(<PageFailure error={new ProblemError('offline', 0)} />);
  expect(screen.getByRole('alert').textContent).toContain(common.offline);
  const onLoad = vi.fn<() => void>();
  router.subscribe('onLoad', onLoad);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(onLoad).toHaveBeenCalled());
});

it('the offline strip is shown only while the browser is offline', async () => {
  await renderInSite(<OfflineStrip />);
  expect(screen.getByRole('status').textContent).toBe('');
  const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe(common.offline);
  onLineSpy.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
});
