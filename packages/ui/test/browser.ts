import { afterEach, vi } from 'vitest';
import { listenToPopState, type Modals } from '../src/modal-context';
import { leaveEvent } from '../src/navigate-away';

/** Stands in for what browsers do and jsdom does not. */

/** True once a test has left its document. */
let isLeavingDocument = false;
/** The modal dialogs that are open, the topmost last, each with what had the focus before it. */
let openDialogs: readonly { readonly dialog: HTMLDialogElement; readonly opener: Element | null }[] = [];

function cancelTopmost(event: KeyboardEvent): void {
  const topmost = openDialogs.at(-1)?.dialog;
  if (event.key !== 'Escape' || topmost === undefined) return;
  if (topmost.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
}

/**
 * Adds modal dialogs as the HTML standard has them: Escape cancels the topmost, closing gives the focus back while the
 * dialog is in the document, and the close event comes later.
 */
export function addModalDialogs(): void {
  addEventListener(leaveEvent, () => {
    isLeavingDocument = true;
  });
  document.addEventListener('keydown', cancelTopmost);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openDialogs = [...openDialogs, { dialog: this, opener: document.activeElement }];
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      const closed = openDialogs.find(({ dialog }) => dialog === this);
      if (closed === undefined) return;
      openDialogs = openDialogs.filter((other) => other !== closed);
      this.open = false;
      if (this.isConnected && closed.opener instanceof HTMLElement) closed.opener.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

let listening = new AbortController();

/** Follows the tab's history for the modals of an app, as the site does, in place of those of the test before. */
export function followModals(modals: Modals): void {
  // What followed the history before has put its own functions in place of those of the browser.
  for (const name of ['pushState', 'replaceState', 'back']) Reflect.deleteProperty(history, name);
  listening.abort();
  listening = new AbortController();
  listenToPopState(modals, { signal: listening.signal });
}

/** Waits until the timers that are due have run. */
const waitForTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Waits until the tab's history has left the entries of modals that are closed: the timers for it would outlive the
 * page. A document that is being left keeps them.
 */
async function leaveModalEntries(): Promise<void> {
  const hasEntries = () => ((history.state as { readonly modalDepth?: number } | null)?.modalDepth ?? 0) > 0;
  await vi.waitUntil(() => isLeavingDocument || !hasEntries(), { timeout: 60_000, interval: 1 });
  isLeavingDocument = false;
  // The event of the traversal comes in a task of its own, and what it schedules in others.
  for (let task = 0; task < 5; task += 1) await waitForTask();
}

// Runs after what the test file itself does after each test, which takes the page away.
afterEach(async () => {
  vi.useRealTimers();
  if (typeof history !== 'undefined') await leaveModalEntries();
});

/** Adds media queries, of which none matches: a phone. */
export function addMediaQueries(): void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
}

/** Adds scrolling, which shows nothing without a layout. */
export function addScrolling(): void {
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
}

/**
 * Adds a layout in which each element is as wide as its parent and stands beside its siblings, and observers that
 * report nothing.
 */
export function addSlideLayout(): void {
  const width = 100;
  const getIndex = (element: HTMLElement): number => [...(element.parentElement?.children ?? [])].indexOf(element);
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { configurable: true, get: () => width },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return getIndex(this) * width;
      },
    },
  });
  const style = document.createElement('style');
  style.textContent = '* { margin: 0 }';
  document.head.append(style);
  class SilentObserver {
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(window, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });
}

/** Adds the fonts of the page, of which none loads. */
export function addFonts(): void {
  Object.assign(document, { fonts: new EventTarget() });
}

/** Adds `CSS.escape`, by which user-event finds the radio buttons of one name. */
export function addCssEscape(): void {
  Object.assign(globalThis, { CSS: { escape: (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`) } });
}

/** Adds `Blob.stream`, by which `fetch` reads the files of a form. */
export function addBlobStreams(): void {
  Blob.prototype.stream = function stream(this: Blob) {
    return new ReadableStream({
      start: (controller) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => {
          if (reader.result instanceof ArrayBuffer) controller.enqueue(new Uint8Array(reader.result));
          controller.close();
        });
        reader.readAsArrayBuffer(this);
      },
    });
  };
}
