import { leaveEvent } from './leave-document';

/** Marks the entries of modals, which repeat the page's state and address: the number of modals that are open at one. */
const depthKey = 'modalDepth';
/** Milliseconds after which a traversal counts as one that led nowhere. */
const traversalTimeoutMs = 1_000;

type AskToClose = () => void;
type NativeArguments = Parameters<History['pushState']>;

const toRecord = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
const getKey = (state: unknown): unknown => toRecord(state)['key'];
const getDepth = (state: unknown): number => Number(toRecord(state)[depthKey]) || 0;
const withDepth = (state: unknown, depth: number) => ({ ...toRecord(state), [depthKey]: depth });

/**
 * Gives each open modal an entry of its own in the tab's history, so that Back closes the topmost one and leaves the page where it is.
 * Traversals between these entries are hidden from the router, which hears of pages only. A page that is pushed from a modal's entry takes
 * its place, and `history.back()` leaves the page whatever is open on it. One object follows the tab's history (`modal-context`).
 */
export class ModalHistory {
  #openModals: readonly AskToClose[] = [];
  /** The router's keys of the page in sight: it has several if its address was replaced while a modal was open. */
  #pageKeys = new Set([getKey(history.state)]);
  /** A traversal of ours whose popstate has not come yet. */
  #traversal: { readonly ended: Promise<void>; readonly end: () => void } | undefined;
  /** How the page's own entry must be written once it is reached again. */
  #replacedPage: NativeArguments | undefined;
  /** A page that was pushed while a traversal of ours was under way. */
  #pushedPage: NativeArguments | undefined;
  #isLeavingDocument = false;
  #scheduled: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  readonly #write = {
    push: History.prototype.pushState.bind(history),
    replace: History.prototype.replaceState.bind(history),
  };

  constructor() {
    const router = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) };
    history.pushState = (...page) => {
      this.#pageKeys = new Set([getKey(page[0])]);
      this.#replacedPage = undefined;
      if (this.#traversal !== undefined) this.#pushedPage = page;
      if (getDepth(history.state) > 0) this.#write.replace(...page);
      else router.push(...page);
      this.#reconcileSoon();
    };
    history.replaceState = (...page) => {
      this.#pageKeys.add(getKey(page[0]));
      const depth = getDepth(history.state);
      if (this.#pushedPage !== undefined) this.#pushedPage = page;
      if (depth === 0) return router.replace(...page);
      this.#replacedPage = page;
      this.#write.replace(withDepth(page[0], depth), page[1], page[2]);
    };
    history.back = () => this.#traverse(-1 - getDepth(history.state));
    addEventListener(leaveEvent, this.#deferLeaving);
    addEventListener('pageshow', () => {
      this.#isLeavingDocument = false;
    });
    // A page that was loaded anew at a modal's entry has no modal open.
    if (document.readyState === 'complete') this.#reconcileSoon();
    else addEventListener('load', this.#reconcileSoon, { once: true });
  }

  /**
   * Registers an open modal. `askToClose` is called when the visitor goes back, and may refuse. Returns how to take the modal out again
   * once it has closed.
   */
  add(askToClose: AskToClose): () => void {
    this.#openModals = [...this.#openModals, askToClose];
    this.#reconcileSoon();
    return () => {
      this.#openModals = this.#openModals.filter((other) => other !== askToClose);
      this.#reconcileSoon();
    };
  }

  /** Handles a traversal of the tab's history before the router hears of it. */
  handlePopState(event: PopStateEvent): void {
    const isOwn = this.#traversal !== undefined;
    this.#endTraversal();
    const pushed = this.#pushedPage;
    this.#pushedPage = undefined;
    if (pushed !== undefined) {
      event.stopImmediatePropagation();
      return this.#write.push(...pushed);
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
      this.#write.replace(...this.#replacedPage);
      this.#replacedPage = undefined;
    }
    if (!isOwn) for (const askToClose of this.#openModals.slice(depth).reverse()) askToClose();
  }

  /** Lets the document be left once a traversal that is under way has ended. From then on none begins: it would cancel that. */
  readonly #deferLeaving = (event: Event): void => {
    this.#isLeavingDocument = true;
    if (this.#traversal === undefined || !(event instanceof CustomEvent)) return;
    event.preventDefault();
    void this.#traversal.ended.then(event.detail as () => void);
  };

  /** Adds or leaves entries until there are as many as open modals. Waits a moment: one modal often takes the place of another. */
  readonly #reconcileSoon = (): void => {
    clearTimeout(this.#scheduled);
    this.#scheduled = setTimeout(() => this.#reconcile());
  };

  #reconcile(): void {
    if (this.#traversal !== undefined || this.#isLeavingDocument) return;
    const depth = getDepth(history.state);
    const wanted = this.#openModals.length;
    if (depth > wanted) this.#traverse(wanted - depth);
    for (let next = depth + 1; next <= wanted; next += 1) {
      this.#pageKeys.add(getKey(history.state));
      this.#write.push(withDepth(history.state, next), '', location.href);
    }
  }

  #traverse(delta: number): void {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#traversal = { ended, end };
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#endTraversal(), traversalTimeoutMs);
    history.go(delta);
  }

  #endTraversal(): void {
    clearTimeout(this.#overdue);
    this.#traversal?.end();
    this.#traversal = undefined;
    this.#reconcileSoon();
  }
}

/** The modals of one browser app. What follows the tab's history comes with the first modal. */
export interface Modals {
  history?: ModalHistory;
}

/** Returns what follows the tab's history for the modals of an app; it starts with the first modal. */
export const followHistory = (modals: Modals): ModalHistory => {
  modals.history ??= new ModalHistory();
  return modals.history;
};
