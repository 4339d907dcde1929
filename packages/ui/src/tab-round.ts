/** What Tab may stop at. Where a box scrolls and nothing in it takes the focus, browsers stop at the box itself. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Without `checkVisibility`, which Safari has since 17.4: has a box, and is not hidden in it. */
const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const isStop = (element: HTMLElement): boolean => element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element);

const scrolls = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight && element.querySelector<HTMLElement>(stops) === null;

/** Radio buttons of one name are one stop. */
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
 * Where Tab goes from the end of a modal, or Shift+Tab from its beginning: round to the other end. Null where the browser's own
 * way stays inside. `scrollers` says which boxes of it may scroll.
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

/** Keeps Tab within a modal, round and round, until `signal` ends it. */
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
