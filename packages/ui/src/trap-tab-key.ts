/** Elements that Tab may reach. Browsers also focus a scrolling element without focusable content. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Replaces `checkVisibility`, which Safari lacks before 17.4. */
const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element);

const isScrollable = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight && element.querySelector<HTMLElement>(stops) === null;

const isSameTabStop = (one: Element, other: Element): boolean =>
  one === other ||
  (one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    one.type === 'radio' &&
    other.type === 'radio' &&
    one.name === other.name);

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Returns the other end of a modal when Tab or Shift+Tab leaves it; null while the browser's order stays inside.
 * `scrollers` are its elements that may scroll.
 */
function findWrapTarget(modal: HTMLElement, back: boolean, scrollers: string): HTMLElement | null {
  const inside = [...modal.querySelectorAll<HTMLElement>(`${stops}, ${scrollers}`)].filter((element) =>
    element.matches(scrollers) ? isScrollable(element) : isStop(element),
  );
  const [first, last] = [inside.at(0), inside.at(-1)];
  const focused = document.activeElement;
  if (first === undefined || last === undefined || focused === null || !modal.contains(focused)) return first ?? null;
  if (back) return isSameTabStop(focused, first) || isBefore(focused, first) ? last : null;
  return isSameTabStop(focused, last) || isBefore(last, focused) ? first : null;
}

export function trapTabKey(modal: HTMLElement, scrollers: string, signal: AbortSignal): void {
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = findWrapTarget(modal, event.shiftKey, scrollers);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  modal.addEventListener('keydown', goRound, { signal });
}
