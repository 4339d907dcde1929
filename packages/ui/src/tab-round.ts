/** Elements that Tab may reach. Browsers also focus a scrolling element without focusable content. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Replaces `checkVisibility`, which Safari lacks before 17.4. */
const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element);

const scrolls = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight && element.querySelector<HTMLElement>(stops) === null;

/** Radio buttons of one name are a single tab stop. */
const areOneStop = (one: Element, other: Element): boolean =>
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
function roundTheCorner(modal: HTMLElement, back: boolean, scrollers: string): HTMLElement | null {
  const inside = [...modal.querySelectorAll<HTMLElement>(`${stops}, ${scrollers}`)].filter((element) =>
    element.matches(scrollers) ? scrolls(element) : isStop(element),
  );
  const [first, last] = [inside.at(0), inside.at(-1)];
  const at = document.activeElement;
  if (first === undefined || last === undefined || at === null || !modal.contains(at)) return first ?? null;
  if (back) return areOneStop(at, first) || isBefore(at, first) ? last : null;
  return areOneStop(at, last) || isBefore(last, at) ? first : null;
}

export function keepTabInside(modal: HTMLElement, scrollers: string, signal: AbortSignal): void {
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = roundTheCorner(modal, event.shiftKey, scrollers);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  modal.addEventListener('keydown', goRound, { signal });
}
