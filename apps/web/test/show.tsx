import type { TextPart } from '@dining/i18n/site/load';
import { AlertHost } from '@dining/ui/alert-host';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { addMediaQueries, addModalDialogs, addScrolling } from '../../../packages/ui/test/browser';
import { startTexts } from '../src/lib/i18n';
import { queryClient } from '../src/lib/query-client';
import { startServer } from './server';

let server: Awaited<ReturnType<typeof startServer>>;

/** Prepares the tests of a file: a browser, the texts in English, and a server of its own. Returns the server. */
export function prepareSite(...parts: readonly TextPart[]): () => typeof server {
  beforeAll(async () => {
    addModalDialogs();
    addMediaQueries();
    addScrolling();
    await startTexts('en', ['common', 'problems', 'problemDetails', ...parts]);
    server = await startServer();
  });
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    cleanup();
    queryClient.clear();
    server.reset();
  });
  afterAll(() => server.stop());
  return () => server;
}

/** Shows a component within the site: its queries, its router and its alerts. */
export async function show(element: ReactNode) {
  const rootRoute = createRootRoute({ component: () => <div data-testid="shown">{element}</div> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
      <AlertHost />
    </QueryClientProvider>,
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
