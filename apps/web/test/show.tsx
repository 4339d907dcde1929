import type { TextPart } from '@dining/i18n/site/load';
import { AlertHost } from '@dining/ui/alert-host';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { addBlobStreams, addMediaQueries, addModalDialogs, addScrolling } from '../../../packages/ui/test/browser';
import { startServer } from './server';
import { createTestSite, type TestSite } from './test-site';

let server: Awaited<ReturnType<typeof startServer>>;
let site: TestSite;

/** Prepares the tests of a file: a browser, the texts in English, and a server of its own. Returns the server. */
export function prepareSite(...parts: readonly TextPart[]): () => typeof server {
  beforeAll(async () => {
    addModalDialogs();
    addMediaQueries();
    addScrolling();
    addBlobStreams();
    server = await startServer();
  });
  beforeEach(async () => {
    sessionStorage.clear();
    site = await createTestSite('en', ['common', 'problems', 'problemDetails', ...parts]);
  });
  afterEach(() => {
    cleanup();
    server.reset();
  });
  afterAll(() => server.stop());
  return () => server;
}

/** Returns the site of the test. */
export const getSite = (): TestSite => site;

/** Shows a component within the site: its queries, its router and its alerts. `prepare` sets answers that are known already. */
export async function show(element: ReactNode, prepare?: (queryClient: QueryClient) => unknown) {
  prepare?.(site.queryClient);
  const rootRoute = createRootRoute({ component: () => <div data-testid="shown">{element}</div> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <>
      <RouterProvider router={router as never} />
      <AlertHost />
    </>,
    { wrapper: site.wrapper },
  );
  await screen.findByTestId('shown');
  return { user: userEvent.setup(), router };
}

/** Expects an alert with this message, and closes it by the keyboard. */
export async function confirmAlert(user: ReturnType<typeof userEvent.setup>, message: string): Promise<void> {
  await screen.findByRole('alertdialog', { name: message });
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog', { name: message })).toBeNull();
}

/** Expects that a control is marked as wrong, says why, and has the focus. */
export function expectWrong(control: HTMLElement, text: string): void {
  const describing = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(describing.map((id) => document.getElementById(id)?.textContent)).toContain(text);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(control);
}
