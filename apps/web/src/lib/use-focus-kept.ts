import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref whose element gets the focus when a change of `what` removes the focused element, such as a button
 * replaced by what it opens. Keyboard users would otherwise restart at the top of the page.
 */
export function useFocusKept<Part extends HTMLElement>(what: unknown): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  const before = useRef(what);
  useLayoutEffect(() => {
    const changed = before.current !== what;
    before.current = what;
    if (changed && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [what]);
  return ref;
}
