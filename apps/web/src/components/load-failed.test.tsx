// @vitest-environment jsdom
import { ProblemError } from '@dining/client/problem-error';
import { common } from '@dining/i18n/site/en/common';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareSite, renderInSite } from '../../test/render-in-site';
import { LoadFailed } from './load-failed';

prepareSite();
afterEach(() => vi.restoreAllMocks());

function Menus({ error = new ProblemError('not_found', 404) }: { error?: Error }) {
  const [state, setState] = useState<'failed' | 'retrying' | 'loaded'>('failed');
  return (
    <section aria-label="Menus" tabIndex={-1}>
      {state === 'loaded' ? (
        <p>Steak</p>
      ) : (
        <LoadFailed error={error} onRetry={() => setState('retrying')} isRetrying={state === 'retrying'} />
      )}
      <button onClick={() => setState('loaded')} type="button">
        Finish loading
      </button>
    </section>
  );
}
const getAlert = () => screen.getByRole('alert');
const getRetryButton = () => screen.getByRole('button', { name: common.buttons.retry });

it('the load error announces that content could not be loaded, and its button is busy during a retry', async () => {
  const { user } = await renderInSite(<Menus />);
  expect(getAlert().textContent).toContain(common.loadFailed);
  await user.click(getRetryButton());
  expect(getRetryButton().getAttribute('aria-busy')).toBe('true');
});

it('the load error moves the focus to the content that replaces it', async () => {
  const { user } = await renderInSite(<Menus />);
  await user.click(getRetryButton());
  expect(document.activeElement).toBe(getRetryButton());
  act(() => screen.getByText('Finish loading').click());
  expect(screen.getByText('Steak')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Menus' }));
});

it('the load error says that the guest is offline if the request got no response', async () => {
  await renderInSite(<Menus error={new ProblemError('offline', 0)} />);
  expect(getAlert().textContent).toContain(common.offline);
});

it('the load error no longer says that the guest is offline once the browser is online', async () => {
  const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderInSite(<Menus />);
  expect(getAlert().textContent).toContain(common.offline);
  onLineSpy.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(getAlert().textContent).toContain(common.loadFailed);
});
