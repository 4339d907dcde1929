import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref whose element gets the focus when a change of `dependency` removes the focused element, for example a
 * button replaced by the content that it opens. Otherwise keyboard users would restart at the top of the page.
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(dependency: unknown): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  const previousDependency = useRef(dependency);
  useLayoutEffect(() => {
    const hasChanged = previousDependency.current !== dependency;
    previousDependency.current = dependency;
    if (hasChanged && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [dependency]);
  return ref;
}
