import { leaveEvent } from './navigate-away';

const depthKey = 'modalDepth';
const traversalTimeoutMs = 1_000;

type CloseRequest = () => void;
type NativeArguments = Parameters<History['pushState']>;

const toRecord = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
const getKey = (state: unknown): unknown => toRecord(state)['key'];
const getDepth = (state: unknown): number => Number(toRecord(state)[depthKey]) || 0;
const withDepth = (state: unknown, depth: number) => ({ ...toRecord(state), [depthKey]: depth });

/**
 * Adds a history entry for each open modal, so that Back closes the topmost modal and stays on the page. The router
 * does not receive traversals between these entries. A page pushed from a modal's entry replaces that entry, and
 * `history.back()` leaves the page even with open modals. There is one instance per tab (`modal-context`).
 */
export class ModalHistory {
  #openModals: readonly CloseRequest[] = [];
  /** Router keys of the current page. There are several after `replaceState`. */
  #pageKeys = new Set([getKey(history.state)]);
  #traversal: { readonly ended: Promise<void>; readonly end: () => void } | undefined;
  #replacedPage: NativeArguments | undefined;
  #pushedPage: NativeArguments | undefined;
  #isLeavingDocument = false;
  #reconcileTimer: ReturnType<typeof setTimeout> | undefined;
  #traversalTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #native = {
    push: History.prototype.pushState.bind(history),
    replace: History.prototype.replaceState.bind(history),
  };

  constructor() {
    const router = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) };
    history.pushState = (...page) => {
      this.#pageKeys = new Set([getKey(page[0])]);
      this.#replacedPage = undefined;
      if (this.#traversal !== undefined) this.#pushedPage = page;
      if (getDepth(history.state) > 0) this.#native.replace(...page);
      else router.push(...page);
      this.#reconcileSoon();
    };
    history.replaceState = (...page) => {
      this.#pageKeys.add(getKey(page[0]));
      const depth = getDepth(history.state);
      if (this.#pushedPage !== undefined) this.#pushedPage = page;
      if (depth === 0) return router.replace(...page);
      this.#replacedPage = page;
      this.#native.replace(withDepth(page[0], depth), page[1], page[2]);
    };
    history.back = () => this.#traverse(-1 - getDepth(history.state));
    addEventListener(leaveEvent, this.#deferLeaving);
    addEventListener('pageshow', () => {
      this.#isLeavingDocument = false;
    });
    // After a reload at a modal's entry, the modal is not open.
    if (document.readyState === 'complete') this.#reconcileSoon();
    else addEventListener('load', this.#reconcileSoon, { once: true });
  }

  /**
   * Registers an open modal. `askToClose` is called on Back; the modal may stay open. Returns a function that
   * unregisters the modal after it has closed.
   */
  add(askToClose: CloseRequest): () => void {
    this.#openModals = [...this.#openModals, askToClose];
    this.#reconcileSoon();
    return () => {
      this.#openModals = this.#openModals.filter((other) => other !== askToClose);
      this.#reconcileSoon();
    };
  }

  handlePopState(event: PopStateEvent): void {
    const isOwnTraversal = this.#traversal !== undefined;
    this.#endTraversal();
    const pushedPage = this.#pushedPage;
    this.#pushedPage = undefined;
    if (pushedPage !== undefined) {
      event.stopImmediatePropagation();
      return this.#native.push(...pushedPage);
    }
    const key = getKey(history.state);
    if (!this.#pageKeys.has(key)) {
      this.#pageKeys = new Set([key]);
      this.#replacedPage = undefined;
      return;
    }
    event.stopImmediatePropagation();
    const depth = getDepth(history.state);
    if (depth === 0 && this.#replacedPage !== undefined) {
      this.#native.replace(...this.#replacedPage);
      this.#replacedPage = undefined;
    }
    if (!isOwnTraversal) for (const askToClose of this.#openModals.slice(depth).reverse()) askToClose();
  }

  /**
   * Delays leaving the document until a pending traversal has ended. Later traversals are not started, because they
   * would cancel the navigation.
   */
  readonly #deferLeaving = (event: Event): void => {
    this.#isLeavingDocument = true;
    if (this.#traversal === undefined || !(event instanceof CustomEvent)) return;
    event.preventDefault();
    void this.#traversal.ended.then(event.detail as () => void);
  };

  /**
   * Adjusts the number of history entries to the number of open modals. Delayed, because one modal often replaces
   * another.
   */
  readonly #reconcileSoon = (): void => {
    clearTimeout(this.#reconcileTimer);
    this.#reconcileTimer = setTimeout(() => this.#reconcile());
  };

  #reconcile(): void {
    if (this.#traversal !== undefined || this.#isLeavingDocument) return;
    const depth = getDepth(history.state);
    const openCount = this.#openModals.length;
    if (depth > openCount) this.#traverse(openCount - depth);
    for (let nextDepth = depth + 1; nextDepth <= openCount; nextDepth += 1) {
      this.#pageKeys.add(getKey(history.state));
      this.#native.push(withDepth(history.state, nextDepth), '', location.href);
    }
  }

  #traverse(delta: number): void {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#traversal = { ended, end };
    clearTimeout(this.#traversalTimer);
    this.#traversalTimer = setTimeout(() => this.#endTraversal(), traversalTimeoutMs);
    history.go(delta);
  }

  #endTraversal(): void {
    clearTimeout(this.#traversalTimer);
    this.#traversal?.end();
    this.#traversal = undefined;
    this.#reconcileSoon();
  }
}

export interface Modals {
  history?: ModalHistory;
}

export const createModalHistory = (modals: Modals): ModalHistory => {
  modals.history ??= new ModalHistory();
  return modals.history;
};
