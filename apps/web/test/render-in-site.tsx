import type { TextPart } from '@dining/i18n/site/load';
import { AlertHost } from '@dining/ui/alert-host';
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startServer } from '../../../packages/client/test/server';
import {
  addFileReading,
  addMediaQueries,
  addModalDialogs,
  addScrolling,
  speedUpQueries,
  waitUntilModalEntriesLeft,
} from '../../../packages/ui/test/browser';
import { parseSearch, stringifySearch } from '../src/lib/plain-search';
import { createTestSite, type TestSite } from './test-site';

// Longer than any wait on a slow machine. Vitest ends a test that hangs (vitest.config.ts).
configure({ asyncUtilTimeout: 60_000 });

let server: Awaited<ReturnType<typeof startServer>>;
let site: TestSite;

/**
 * Prepares the tests of a file: browser functions missing in jsdom, a stand-in server, and a new site with English
 * translations before each test. Returns a function that returns the server.
 */
export function prepareSite(...parts: readonly TextPart[]): () => typeof server {
  beforeAll(async () => {
    addModalDialogs();
    addMediaQueries();
    addScrolling();
    addFileReading();
    speedUpQueries();
    server = await startServer();
  });
  beforeEach(async () => {
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
    site = await createTestSite('en', ['common', 'problems', 'problemDetails', ...parts]);
  });
  afterEach(() => {
    cleanup();
    server.reset();
  });
  afterAll(() => server.stop());
  return () => server;
}

/** Returns the site of the current test. */
export const getSite = (): TestSite => site;

type Prepare = (queryClient: QueryClient, site: TestSite) => unknown;

async function renderRoutes(routeTree: AnyRoute, href: string, prepare: Prepare | undefined) {
  prepare?.(site.queryClient, site);
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  render(
    <>
      <RouterProvider router={router as never} />
      <AlertHost />
    </>,
    { wrapper: site.wrapper },
  );
  await screen.findByTestId('content');
  // jsdom has no stylesheet that could disable pointer events, and computing styles is slow.
  return { user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }), router };
}

/**
 * Renders a component within the site, with its queries, router and alerts. `prepare` sets query data and, where the
 * component needs it, the booking search.
 */
export const renderInSite = (element: ReactNode, prepare?: Prepare) =>
  renderRoutes(createRootRoute({ component: () => <div data-testid="content">{element}</div> }), '/', prepare);

/**
 * Renders a page at its URL, `href`. Other paths render the router's `Not Found`. `prepare` sets data that the site has
 * already loaded; `validateSearch` parses the query string of the page's route, and `routePath` is its path if that has
 * parameters.
 */
export function renderPage(
  href: string,
  page: ReactNode,
  prepare?: (site: TestSite) => unknown,
  validateSearch: (search: Record<string, unknown>) => object = (search) => search,
  routePath?: string,
) {
  const rootRoute = createRootRoute();
  const [path = '/'] = href.split('?');
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: routePath ?? path,
    component: () => <div data-testid="content">{page}</div>,
    validateSearch,
  });
  return renderRoutes(rootRoute.addChildren([route]), href, (_queryClient, testSite) => prepare?.(testSite));
}

const alertText = { selector: '[role="alertdialog"] > *' };

/** Expects an alert with this message as its accessible name, and closes it by keyboard. */
export async function confirmAlert(user: ReturnType<typeof userEvent.setup>, message: string): Promise<void> {
  // A query by role and name computes styles in jsdom, which is slow.
  const messageElement = await screen.findByText(message, alertText);
  expect(messageElement.closest('dialog')?.getAttribute('aria-labelledby')).toBe(messageElement.id);
  await user.keyboard('{Enter}');
  expect(screen.queryByText(message, alertText)).toBeNull();
}

/** Expects that a control is marked as invalid, is described by the error, and has the focus. */
export function expectFieldError(control: HTMLElement, text: string): void {
  const descriptionIds = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(descriptionIds.map((id) => document.getElementById(id)?.textContent)).toContain(text);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(control);
}

/** Removes the page within a test, before it is shown again, and waits until the history has left its modals. */
export async function closePage(): Promise<void> {
  cleanup();
  await waitUntilModalEntriesLeft();
}
