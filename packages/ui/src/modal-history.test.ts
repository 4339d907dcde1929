// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { listenToPopState, type Modals } from './modal-context';
import { createModalHistory, type ModalHistory } from './modal-history';
import { navigateAway } from './navigate-away';

/** Paths that the router receives on Back and Forward. */
let routedPaths: string[];
let modals: ModalHistory;
let controller: AbortController;

/** Opens a page whose previous history entry is `/before`. */
beforeEach(() => {
  history.pushState({ key: 'before' }, '', '/before');
  history.pushState({ key: 'page' }, '', '/page');
  startPage();
  return stopPage;
});

/** Starts an app: first the listener for modals, then its router, then the history of modals. */
function startPage(): void {
  controller = new AbortController();
  routedPaths = [];
  const app: Modals = {};
  listenToPopState(app, { signal: controller.signal });
  addEventListener('popstate', () => routedPaths.push(location.pathname), { signal: controller.signal });
  modals = createModalHistory(app);
}

/** Removes the page's listeners and history methods, as a reload does. */
function stopPage(): void {
  controller.abort();
  for (const method of ['pushState', 'replaceState', 'back']) Reflect.deleteProperty(history, method);
}

const getDepth = (): unknown => (history.state as Record<string, unknown> | null)?.['modalDepth'];
const waitForDepth = (depth: number | undefined) => expect.poll(getDepth).toBe(depth);
const pressBack = () => history.go(-1);

interface TestModal {
  readonly name: string;
  readonly close: () => void;
}
/** Opens a modal that adds its name to `closed` and closes when Back asks it to. */
function openModal(name: string, closed: string[] = []): TestModal {
  const close = modals.add(() => {
    closed.push(name);
    close();
  });
  return { name, close };
}

it('Back closes the topmost of two modals, and stays on the page', async () => {
  const closed: string[] = [];
  openModal('sheet', closed);
  openModal('alert', closed);
  await waitForDepth(2);
  pressBack();
  await expect.poll(() => closed).toEqual(['alert']);
  await waitForDepth(1);
  pressBack();
  await expect.poll(() => closed).toEqual(['alert', 'sheet']);
  await waitForDepth(undefined);
  expect(location.pathname).toBe('/page');
  expect(routedPaths).toEqual([]);
});

it('closing a modal by its button removes its history entry', async () => {
  const { close } = openModal('sheet');
  await waitForDepth(1);
  close();
  await waitForDepth(undefined);
  pressBack();
  await expect.poll(() => location.pathname).toBe('/before');
  expect(routedPaths).toEqual(['/before']);
});

it('a modal that replaces another reuses its history entry', async () => {
  const firstModal = openModal('first');
  await waitForDepth(1);
  const { length } = history;
  firstModal.close();
  const closed: string[] = [];
  openModal('second', closed);
  await waitForDepth(1);
  expect(history.length).toBe(length);
  pressBack();
  await expect.poll(() => closed).toEqual(['second']);
  expect(location.pathname).toBe('/page');
});

it('a modal that stays open after Back gets a history entry again', async () => {
  const requests: string[] = [];
  modals.add(() => requests.push('close'));
  await waitForDepth(1);
  pressBack();
  await expect.poll(() => requests).toEqual(['close']);
  await waitForDepth(1);
  pressBack();
  await expect.poll(() => requests).toHaveLength(2);
  expect(location.pathname).toBe('/page');
});

it('Forward does not stop at a closed modal’s history entry', async () => {
  openModal('sheet');
  await waitForDepth(1);
  pressBack();
  await waitForDepth(undefined);
  history.go(1);
  await waitForDepth(undefined);
  pressBack();
  await expect.poll(() => location.pathname).toBe('/before');
});

it('a page that a modal opens replaces the modal’s history entry', async () => {
  const { close } = openModal('sheet');
  await waitForDepth(1);
  const { length } = history;
  close();
  history.pushState({ key: 'next' }, '', '/next');
  expect(history.length).toBe(length);
  await waitForDepth(undefined);
  pressBack();
  await expect.poll(() => location.pathname).toBe('/page');
  expect(routedPaths).toEqual(['/page']);
});

it('Back returns to the page in one step after a page was pushed over two modals', async () => {
  const sheet = openModal('sheet');
  const alert = openModal('alert');
  await waitForDepth(2);
  history.pushState({ key: 'next' }, '', '/next');
  alert.close();
  sheet.close();
  pressBack();
  await expect.poll(() => location.pathname).toBe('/page');
  await waitForDepth(undefined);
  pressBack();
  await expect.poll(() => location.pathname).toBe('/before');
});

it('a page that is pushed while the history leaves the entry of a closed modal is kept', async () => {
  const { close } = openModal('sheet');
  await waitForDepth(1);
  const go = vi.spyOn(history, 'go');
  close();
  await expect.poll(() => go.mock.calls).toEqual([[-1]]);
  go.mockRestore();
  history.pushState({ key: 'next' }, '', '/next');
  await expect.poll(() => [location.pathname, getDepth()]).toEqual(['/next', undefined]);
  pressBack();
  await expect.poll(() => location.pathname).toBe('/page');
});

it('a URL that the page replaced while a modal was open is kept', async () => {
  const { close } = openModal('sheet');
  await waitForDepth(1);
  history.replaceState({ key: 'changed' }, '', '/page?day=2');
  await waitForDepth(1);
  close();
  await waitForDepth(undefined);
  expect(location.search).toBe('?day=2');
  expect(history.state).toEqual({ key: 'changed' });
  pressBack();
  await expect.poll(() => location.pathname).toBe('/before');
});

it('history.back() leaves the page right after a modal was closed', async () => {
  const { close } = openModal('alert');
  await waitForDepth(1);
  close();
  history.back();
  await expect.poll(() => location.pathname).toBe('/before');
});

it('after a reload, the history leaves the entry of a modal that was open before', async () => {
  openModal('sheet');
  await waitForDepth(1);
  stopPage();
  startPage();
  await waitForDepth(undefined);
  expect(location.pathname).toBe('/page');
});

it('the document is left only after the entry of a closed modal is left', async () => {
  const { close } = openModal('sheet');
  await waitForDepth(1);
  const depths: unknown[] = [];
  const go = vi.spyOn(history, 'go').mockImplementationOnce((delta) => {
    History.prototype.go.call(history, delta);
    navigateAway(() => depths.push(getDepth()));
  });
  close();
  await expect.poll(() => depths).toEqual([undefined]);
  go.mockRestore();
});

it('a modal that opens while the document is being left gets no history entry', () => {
  vi.useFakeTimers();
  navigateAway(() => {});
  openModal('sheet');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(getDepth()).toBeUndefined();
});
