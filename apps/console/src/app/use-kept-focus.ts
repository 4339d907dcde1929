import { useEffect } from 'react';

const fallbacks = '[data-first-focus], #screen-title';

/** Lists an element and those that contain it, the innermost first. */
function listAncestors(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent === null ? [element] : [element, ...listAncestors(parent)];
}

/**
 * Moves the focus when the focused element is removed, such as the button of an act that has been done: to the heading
 * of what contained it. Browsers would let the keyboard start over at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? listAncestors(target) : [];
    };
    const restore = () => {
      const [element] = focused;
      if (element === undefined || element.isConnected || document.activeElement !== document.body) return;
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
