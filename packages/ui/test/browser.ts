import { afterEach, vi } from 'vitest';
import { listenToPopState, type Modals } from '../src/modal-context';
import { leaveEvent } from '../src/navigate-away';

// Replacements for browser features that jsdom lacks.

/** True once the current test leaves its document. */
let isLeavingDocument = false;
/** Open modal dialogs, the topmost last, each with the element that had the focus before it opened. */
let openDialogs: readonly { readonly dialog: HTMLDialogElement; readonly opener: Element | null }[] = [];

function cancelTopmostOnEscape(event: KeyboardEvent): void {
  const topmost = openDialogs.at(-1)?.dialog;
  if (event.key !== 'Escape' || topmost === undefined) return;
  if (topmost.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
}

/**
 * Adds modal dialogs as the HTML standard defines them: Escape cancels the topmost, closing restores the focus while
 * the dialog is in the document, and the close event follows asynchronously.
 */
export function addModalDialogs(): void {
  addEventListener(leaveEvent, () => {
    isLeavingDocument = true;
  });
  document.addEventListener('keydown', cancelTopmostOnEscape);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openDialogs = [...openDialogs, { dialog: this, opener: document.activeElement }];
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      const entry = openDialogs.find(({ dialog }) => dialog === this);
      if (entry === undefined) return;
      openDialogs = openDialogs.filter((other) => other !== entry);
      this.open = false;
      if (this.isConnected && entry.opener instanceof HTMLElement) entry.opener.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

let modalController = new AbortController();

/**
 * Listens to the tab's history for the modals of an app, as the site does. Replaces the listeners of the previous test.
 */
export function listenForModals(modals: Modals): void {
  // The previous test may have replaced the history functions of the browser.
  for (const name of ['pushState', 'replaceState', 'back']) Reflect.deleteProperty(history, name);
  modalController.abort();
  modalController = new AbortController();
  listenToPopState(modals, { signal: modalController.signal });
}

/** Waits until timers that are due have run. */
const waitForTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Waits until the tab's history has left the entries of closed modals, because timers that are still pending would fire
 * after the page is gone. If the test has left its document, the entries stay.
 */
export async function waitUntilModalEntriesLeft(): Promise<void> {
  const hasEntries = () => ((history.state as { readonly modalDepth?: number } | null)?.modalDepth ?? 0) > 0;
  await vi.waitUntil(() => isLeavingDocument || !hasEntries(), { timeout: 60_000, interval: 1 });
  isLeavingDocument = false;
  // The event of the traversal and the timers that its handlers start run in separate tasks.
  for (let task = 0; task < 5; task += 1) await waitForTask();
}

// Runs after the test file's own `afterEach`, which removes the page.
afterEach(async () => {
  vi.useRealTimers();
  if (typeof history !== 'undefined') await waitUntilModalEntriesLeft();
});

/**
 * Returns the same computed styles for elements of one kind, because jsdom calculates them slowly and has no stylesheet
 * but the browser's own. Leaves out styles that an element inherits from its parents.
 */
function shareComputedStyles(): void {
  const calculateStyles = window.getComputedStyle.bind(window);
  const stylesByKind = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const attributes = ['hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.tagName, ...attributes]);
    const styles = stylesByKind.get(kind) ?? calculateStyles(element);
    stylesByKind.set(kind, styles);
    return styles;
  };
}

/** Finds the labels of a field only among the labels of its page, while jsdom searches all elements for each label. */
function replaceLabels(): void {
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        const labels = this.type === 'hidden' ? [] : this.ownerDocument.querySelectorAll('label');
        return [...labels].filter((label) =>
          label.htmlFor === ''
            ? label.querySelector('input, select, textarea, button') === this
            : label.htmlFor === this.id,
        );
      },
    });
}

/** Makes queries by role and by label fast. They take most of the time of component tests. */
export function speedUpQueries(): void {
  shareComputedStyles();
  replaceLabels();
}

/** Adds media queries that never match, as on a phone. */
export function addMediaQueries(): void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
}

/** Adds scroll functions that do nothing. */
export function addScrolling(): void {
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
}

/**
 * Adds a layout in which each element is as wide as its parent and beside its siblings, and observers that never
 * report.
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

/** Adds `document.fonts` without fonts. */
export function addFonts(): void {
  Object.assign(document, { fonts: new EventTarget() });
}

/** Adds `CSS.escape`, which user-event needs to find the radio buttons of a group. */
export function addCssEscape(): void {
  Object.assign(globalThis, { CSS: { escape: (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`) } });
}

/** Adds `Blob.text`, with which pages read the files that users choose. */
function addBlobTexts(): void {
  Blob.prototype.text = function text(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
      reader.readAsText(this);
    });
  };
}

/** Adds `Blob.arrayBuffer`, with which pages read the bytes of chosen files. */
function addBlobBuffers(): void {
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        if (reader.result instanceof ArrayBuffer) resolve(reader.result);
        else reject(new Error('the file has no bytes'));
      });
      reader.readAsArrayBuffer(this);
    });
  };
}

/** Adds `Blob.stream`, which `fetch` needs to read the files of a form. */
function addBlobStreams(): void {
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

/** Adds the functions that read files. */
export function addFileReading(): void {
  addBlobTexts();
  addBlobBuffers();
  addBlobStreams();
}
