import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where a change of `what` takes away the very element that had the focus, such as a button that gives way to what it opens,
 * the element of this ref gets the focus: nobody who works by keys has to begin at the top of the page again.
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
