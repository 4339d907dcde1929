import { useEffect } from 'react';

const fallbackSelector = '[data-first-focus], #screen-title';

/** Lists an element and those that contain it, the innermost first. */
function listAncestors(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent === null ? [element] : [element, ...listAncestors(parent)];
}

interface FocusPaths {
  /** The element of the page that had the focus last, followed by those that contain it. */
  readonly page: readonly Element[];
  /** The same for a dialog over the page. */
  readonly dialog: readonly Element[];
}

/**
 * Moves the focus when the focused element is removed, such as the button of an action that is done: to the heading, or
 * first field, of the nearest part of the page that remains. Browsers would move it to the top of the page.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let paths: FocusPaths = { page: [], dialog: [] };
    const rememberFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const ancestors = listAncestors(target);
      paths = target.closest('dialog') === null ? { page: ancestors, dialog: [] } : { ...paths, dialog: ancestors };
    };
    const restoreFocus = () => {
      if (document.activeElement !== document.body) return;
      // The element that opened a dialog may have been removed when the dialog closes.
      const focusPath = document.querySelector('dialog[open]') === null ? paths.page : paths.dialog;
      if (focusPath[0]?.isConnected !== false) return;
      for (const ancestor of focusPath) {
        const fallback = ancestor.isConnected ? ancestor.querySelector<HTMLElement>(fallbackSelector) : null;
        if (fallback !== null) return fallback.focus();
      }
    };
    const observer = new MutationObserver(restoreFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', rememberFocus);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', rememberFocus);
    };
  }, []);
}
