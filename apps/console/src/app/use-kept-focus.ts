import { useEffect } from 'react';

const fallbacks = '[data-first-focus], #screen-title';

/** Lists an element and those that contain it, the innermost first. */
function listAncestors(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent === null ? [element] : [element, ...listAncestors(parent)];
}

interface Places {
  /** The element of the page that had the focus last, with those that contain it. */
  readonly page: readonly Element[];
  /** The same of a dialog over it. */
  readonly dialog: readonly Element[];
}

/**
 * Moves the focus when the focused element is removed, such as the button of an act that has been done: to the heading
 * of what contained it. Browsers would let the keyboard start over at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let places: Places = { page: [], dialog: [] };
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const ancestors = listAncestors(target);
      places = target.closest('dialog') === null ? { page: ancestors, dialog: [] } : { ...places, dialog: ancestors };
    };
    const restore = () => {
      if (document.activeElement !== document.body) return;
      // What opened a dialog may be gone once it closes.
      const focused = document.querySelector('dialog[open]') === null ? places.page : places.dialog;
      if (focused[0]?.isConnected !== false) return;
      for (const ancestor of focused) {
        const fallback = ancestor.isConnected ? ancestor.querySelector<HTMLElement>(fallbacks) : null;
        if (fallback !== null) return fallback.focus();
      }
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', remember);
    };
  }, []);
}
