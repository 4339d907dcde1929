import { isLeavingDocument, setPopStateHandler, setTraversal } from './pop-state';

/**
 * Gives each open modal an entry of its own in the tab's history, so that Back closes the topmost one and leaves the page where it is.
 * The entries repeat the page's state and address and are numbered by `modalDepth`. Traversals between them are hidden from the router.
 */
const depthKey = 'modalDepth';

type AskToClose = () => void;
type NativeArguments = Parameters<History['pushState']>;

let openModals: readonly AskToClose[] = [];
/** The router's keys of the page in sight: it has several if its address was replaced while a modal was open. */
let pageKeys = new Set<unknown>();
/** A traversal of ours has been started and its popstate has not come yet. */
let isTraversing = false;
let resolveTraversal: (() => void) | undefined;
/** How the page's own entry must be written once it is reached again. */
let replacedPage: NativeArguments | undefined;
/** A page that was pushed while a traversal of ours was under way. */
let pushedPage: NativeArguments | undefined;
let scheduled: ReturnType<typeof setTimeout> | undefined;
let overdue: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds after which a traversal counts as one that led nowhere. */
const traversalTimeoutMs = 1_000;
let write: Record<'push' | 'replace', (...given: NativeArguments) => void> | undefined;

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
const getKey = (state: unknown): unknown => fieldsOf(state)['key'];
const getDepth = (state: unknown): number => Number(fieldsOf(state)[depthKey]) || 0;
const withDepth = (state: unknown, depth: number) => ({ ...fieldsOf(state), [depthKey]: depth });

/** Adds or leaves entries until there are as many as open modals. Waits a moment: one modal often takes the place of another. */
function reconcileSoon(): void {
  clearTimeout(scheduled);
  scheduled = setTimeout(reconcile);
}

function endTraversal(): void {
  clearTimeout(overdue);
  isTraversing = false;
  setTraversal(undefined);
  resolveTraversal?.();
  reconcileSoon();
}

function traverse(delta: number): void {
  isTraversing = true;
  setTraversal(
    new Promise((resolve) => {
      resolveTraversal = resolve;
    }),
  );
  clearTimeout(overdue);
  overdue = setTimeout(endTraversal, traversalTimeoutMs);
  history.go(delta);
}

function reconcile(): void {
  if (isTraversing || isLeavingDocument() || write === undefined) return;
  const depth = getDepth(history.state);
  if (depth > openModals.length) traverse(openModals.length - depth);
  for (let next = depth + 1; next <= openModals.length; next += 1) {
    pageKeys.add(getKey(history.state));
    write.push(withDepth(history.state, next), '', location.href);
  }
}

function onPopState(event: PopStateEvent): void {
  const isOwn = isTraversing;
  endTraversal();
  const pushed = pushedPage;
  pushedPage = undefined;
  if (pushed !== undefined) {
    event.stopImmediatePropagation();
    return write?.push(...pushed);
  }
  const key = getKey(history.state);
  if (!pageKeys.has(key)) {
    pageKeys = new Set([key]);
    replacedPage = undefined;
    return;
  }
  event.stopImmediatePropagation();
  const depth = getDepth(history.state);
  if (depth === 0 && replacedPage !== undefined) {
    write?.replace(...replacedPage);
    replacedPage = undefined;
  }
  if (!isOwn) for (const askToClose of openModals.slice(depth).reverse()) askToClose();
}

/**
 * Starts to follow the tab's history, with the first modal. From then on the router hears of pages only. A page that is pushed from a
 * modal's entry takes its place, and `history.back()` leaves the page whatever is open on it.
 */
export function followModalHistory(): void {
  if (write !== undefined) return;
  const router = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) };
  const native = {
    push: History.prototype.pushState.bind(history),
    replace: History.prototype.replaceState.bind(history),
  };
  write = native;
  pageKeys = new Set([getKey(history.state)]);
  history.pushState = (...page) => {
    pageKeys = new Set([getKey(page[0])]);
    replacedPage = undefined;
    if (isTraversing) pushedPage = page;
    if (getDepth(history.state) > 0) native.replace(...page);
    else router.push(...page);
    reconcileSoon();
  };
  history.replaceState = (...page) => {
    pageKeys.add(getKey(page[0]));
    const depth = getDepth(history.state);
    if (pushedPage !== undefined) pushedPage = page;
    if (depth === 0) return router.replace(...page);
    replacedPage = page;
    native.replace(withDepth(page[0], depth), page[1], page[2]);
  };
  history.back = () => traverse(-1 - getDepth(history.state));
  setPopStateHandler(onPopState);
  // A page that was loaded anew at a modal's entry has no modal open.
  if (document.readyState === 'complete') reconcileSoon();
  else addEventListener('load', reconcileSoon, { once: true });
}

/**
 * Registers an open modal. `askToClose` is called when the visitor goes back, and may refuse. Returns how to take the modal out again
 * once it has closed.
 */
export function addModal(askToClose: AskToClose): () => void {
  followModalHistory();
  openModals = [...openModals, askToClose];
  reconcileSoon();
  return () => {
    openModals = openModals.filter((other) => other !== askToClose);
    reconcileSoon();
  };
}
