/** Elements that Tab may focus. Browsers also focus a scrolling element without focusable content. */
const tabStopSelector = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Replaces `checkVisibility`, which Safari lacks before 17.4. */
const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const isTabStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element);

const isScrollingTabStop = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight && element.querySelector<HTMLElement>(tabStopSelector) === null;

const isSameTabStop = (element: Element, other: Element): boolean =>
  element === other ||
  (element instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    element.type === 'radio' &&
    other.type === 'radio' &&
    element.name === other.name);

const isBefore = (node: Node, other: Node): boolean =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Returns the tab stop at the other end of a modal if Tab or Shift+Tab would leave the modal, its first tab stop if the
 * focus is outside the modal, otherwise null. `scrollerSelector` selects the elements of the modal that may scroll.
 */
function findWrapTarget(modal: HTMLElement, isBackward: boolean, scrollerSelector: string): HTMLElement | null {
  const tabStops = [...modal.querySelectorAll<HTMLElement>(`${tabStopSelector}, ${scrollerSelector}`)].filter(
    (element) => (element.matches(scrollerSelector) ? isScrollingTabStop(element) : isTabStop(element)),
  );
  const [firstTabStop, lastTabStop] = [tabStops.at(0), tabStops.at(-1)];
  const focusedElement = document.activeElement;
  if (
    firstTabStop === undefined ||
    lastTabStop === undefined ||
    focusedElement === null ||
    !modal.contains(focusedElement)
  )
    return firstTabStop ?? null;
  if (isBackward)
    return isSameTabStop(focusedElement, firstTabStop) || isBefore(focusedElement, firstTabStop) ? lastTabStop : null;
  return isSameTabStop(focusedElement, lastTabStop) || isBefore(lastTabStop, focusedElement) ? firstTabStop : null;
}

/** Makes Tab and Shift+Tab cycle within a modal until `signal` aborts. */
export function trapTabKey(modal: HTMLElement, scrollerSelector: string, signal: AbortSignal): void {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = findWrapTarget(modal, event.shiftKey, scrollerSelector);
    if (target === null) return;
    event.preventDefault();
    target.focus();
  };
  modal.addEventListener('keydown', handleKeyDown, { signal });
}
