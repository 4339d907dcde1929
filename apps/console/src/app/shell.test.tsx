// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openConsole, prepareConsole } from '../../test/open-console';
import { createMe, createMeWithoutGrants } from '../../test/staff';

const getServer = prepareConsole();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isLocked = () => screen.queryByRole('dialog', { name: 'Please sign in again' }) !== null;
const fireVisibilityChange = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

describe('an unused screen', () => {
  it('is still open after 29 minutes, and locked after the 30 minutes of a session', async () => {
    const { site } = await openConsole('/console/account', createMe());
    await screen.findByRole('heading', { name: 'My account' });
    await waitFor(() => expect(site.queryClient.isFetching()).toBe(0));
    const openedAt = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(openedAt + 29 * 60_000);
    await fireVisibilityChange();
    expect(isLocked()).toBe(false);
    vi.setSystemTime(openedAt + 31 * 60_000);
    await fireVisibilityChange();
    vi.useRealTimers();
    await waitFor(() => expect(isLocked()).toBe(true));
  });

  it('is locked by the first input after that, which does not renew the session', async () => {
    const { site, user } = await openConsole('/console/account', createMe());
    await screen.findByRole('heading', { name: 'My account' });
    await waitFor(() => expect(site.queryClient.isFetching()).toBe(0));
    const countSessionRequests = () => getServer().listBodies('GET /api/staff/session/me').length;
    const countBefore = countSessionRequests();
    const openedAt = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(openedAt + 31 * 60_000);
    await user.keyboard('x');
    vi.useRealTimers();
    await waitFor(() => expect(isLocked()).toBe(true));
    await waitFor(() => expect(site.queryClient.isFetching()).toBe(0));
    expect(countSessionRequests()).toBe(countBefore);
  });

  it('stays open while another tab of the browser is used', async () => {
    const { site } = await openConsole('/console/account', createMe());
    await screen.findByRole('heading', { name: 'My account' });
    await waitFor(() => expect(site.queryClient.isFetching()).toBe(0));
    const openedAt = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(openedAt + 31 * 60_000);
    localStorage.setItem('consoleSeenAt', String(openedAt + 20 * 60_000));
    await fireVisibilityChange();
    expect(isLocked()).toBe(false);
  });
});

it('the console says that the device is offline, until it is online again', async () => {
  await openConsole('/console/account', createMe());
  await screen.findByRole('heading', { name: 'My account' });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  online.mockReturnValue(true);
  await act(() => dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

it('the console shows a message and a link to their account to staff whose role has no screen', async () => {
  const { user, router } = await openConsole('/console', createMeWithoutGrants());
  expect(await screen.findByText('There is no screen for your role yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'My account' }));
  await screen.findByRole('heading', { name: 'My account' });
  expect(router.state.location.pathname).toBe('/console/account');
});

it('the console keeps the navigation on a page that does not exist', async () => {
  await openConsole('/console/nowhere', createMe());
  const heading = await screen.findByRole('heading', { name: 'This page does not exist' });
  expect(heading).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Staff' })).toBeTruthy();
});
