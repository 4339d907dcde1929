import type { StaffMe } from '@dining/contract/staff/session';
import type { Language } from '@dining/domain/shared/language';
import { AlertHost } from '@dining/ui/alert-host';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createProblem, createSuccess, startServer } from '../../../packages/client/test/server';
import {
  addFileReading,
  addMediaQueries,
  addModalDialogs,
  addScrolling,
  listenForModals,
  speedUpQueries,
  waitUntilModalEntriesLeft,
} from '../../../packages/ui/test/browser';
import { Providers } from '../src/app/providers';
import { createConsoleRouter } from '../src/app/routes';
import { createConsoleSite, watchSession } from '../src/app/site';
import { hotels } from './staff';

let server: Awaited<ReturnType<typeof startServer>>;

/**
 * Prepares the tests of a file: browser functions missing in jsdom and a stand-in server. Returns a function that
 * returns the server.
 */
export function prepareConsole(): () => typeof server {
  beforeAll(async () => {
    addModalDialogs();
    addMediaQueries();
    addScrolling();
    addFileReading();
    speedUpQueries();
    // Longer than any wait on a slow machine. Vitest ends tests that hang (vitest.config.ts).
    configure({ asyncUtilTimeout: 60_000 });
    server = await startServer();
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server.setReply('GET /api/staff/hotels/places', createSuccess({ hotels }));
    server.setReply('GET /api/staff/session/me', createProblem('not_signed_in', 401));
  });
  afterEach(() => {
    cleanup();
    server.reset();
  });
  afterAll(() => server.stop());
  return () => server;
}

/** Opens the console at a URL, in English by default. With `me`, that staff member is signed in. */
export async function openConsole(href: string, me?: StaffMe, language: Language = 'en') {
  if (me !== undefined) server.setReply('GET /api/staff/session/me', createSuccess({ me }));
  const site = createConsoleSite(language);
  listenForModals(site.modals);
  watchSession(site);
  await site.translations.load(['console', 'staffSignIn', 'staffRoles']);
  const router = createConsoleRouter(site, { history: createMemoryHistory({ initialEntries: [href] }) });
  render(
    <Providers site={site}>
      <RouterProvider router={router} />
      <AlertHost />
    </Providers>,
  );
  // jsdom has no stylesheet that could disable pointer events, and computing styles is slow.
  return { user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }), router, site };
}

/**
 * Closes the console within a test, before it is opened again. Waits until its modals have left the history, because
 * the next console would otherwise receive these traversals and close its own modals.
 */
export async function closeConsole(): Promise<void> {
  cleanup();
  await waitUntilModalEntriesLeft();
}
