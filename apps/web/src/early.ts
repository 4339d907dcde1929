/**
 * Queues clicks and changes that happen before the site, or a lazily hydrated section (`components/lazy-hydrate`), is
 * hydrated, and replays them afterwards. Links navigate at once, unless an event was queued just before, or the page is
 * hydrated and their section is not. Also loads the site's code once the first screen is painted. This file is small,
 * so that it loads first.
 */
let queue: { readonly section: Element | null; readonly repeat: () => void }[] = [];
let isReady = false;
let isReplaying = false;
const replayingSections = new Set<Element>();
const initialUrl = location.pathname + location.search;
/** Until hydration, links clicked within these milliseconds of a queued event are queued too; later ones navigate. */
const linkQueueMs = 5_000;
let lastQueuedAt = Number.NEGATIVE_INFINITY;
const clickableSelector = 'button, input[type=radio], input[type=checkbox]';
const linkSelector = 'a[href]';

/**
 * Returns the section whose hydration an event must wait for: null for the whole page, undefined if the event can be
 * handled now.
 */
function findWaitingSection(target: Element): Element | null | undefined {
  const section =
    target.closest('[data-lazy]') ??
    [...replayingSections].find((replayingSection) => replayingSection.contains(target)) ??
    null;
  if (isReady && section === null) return undefined;
  if (section instanceof HTMLElement) {
    // The section reads the attribute when it starts to listen for the event, which may be later.
    section.dataset['wanted'] = '';
    section.dispatchEvent(new Event('sectionwanted'));
  }
  return section;
}

/**
 * Browsers change checkboxes and radio buttons at once. The replay restores the old state and clicks again, so that
 * React handles the change.
 */
function createClickReplay(target: HTMLElement): () => void {
  if (!(target instanceof HTMLInputElement)) return () => target.click();
  const { checked } = target;
  return () => {
    target.checked = !checked;
    target.click();
  };
}

/**
 * Milliseconds during which files are requested before yielding to input. One request takes half a millisecond on a
 * desktop and several on a phone.
 */
const sliceMs = 5;

/**
 * Requests the site's code, which waits in a template until the first screen is painted, so that styles and the first
 * picture load first on slow connections. A queued event requests it at once. Requests are made in slices to keep the
 * page responsive; in the background, where timers are throttled, all at once.
 */
function loadCode(): void {
  const endMs = performance.now() + sliceMs;
  for (const file of document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelectorAll('*') ??
    []) {
    if (performance.now() > endMs && !document.hidden) return void setTimeout(loadCode);
    document.head.append(file);
  }
}

/** Makes the browser load the locale data of `Intl` while files are loading. The first use of `Intl` triggers this. */
function prepareFormats(): void {
  Intl.DateTimeFormat.supportedLocalesOf('en');
}

const { dataset } = document.documentElement;
/**
 * Lets sections below the first screen load their fonts and pictures (`styles.css`) on the first scroll, so that
 * visitors who do not scroll download none of them.
 */
function loadBelowFold(): void {
  delete dataset['firstScreen'];
}

/** Milliseconds after which the code loads even if a picture of the first screen is still loading. */
const firstScreenTimeoutMs = 1_500;

function loadCodeAfterPaint(): void {
  // Waits for a frame, so that loaded content is painted. Background pages paint no frames.
  if (document.hidden) loadCode();
  else
    requestAnimationFrame(() => {
      setTimeout(loadCode);
      setTimeout(prepareFormats);
    });
}

/** Lets the browser follow links: the router must not navigate while the page is being hydrated. */
function allowNavigation(event: MouseEvent): void {
  if (!isReady && event.target instanceof Element && event.target.closest(linkSelector) !== null)
    event.stopImmediatePropagation();
}

function queueClick(event: MouseEvent): void {
  if (isReplaying) return;
  const canReplayLinks = isReady || event.timeStamp - lastQueuedAt < linkQueueMs;
  const replayedSelector = canReplayLinks ? `${clickableSelector}, ${linkSelector}` : clickableSelector;
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(replayedSelector) : null;
  const section = target && findWaitingSection(target);
  if (target === null || section === undefined) return allowNavigation(event);
  loadCode();
  // Nothing else may handle the click until it is replayed.
  if (!(target instanceof HTMLInputElement)) event.preventDefault();
  event.stopImmediatePropagation();
  if (!target.matches(linkSelector)) lastQueuedAt = event.timeStamp;
  queue.push({ section, repeat: createClickReplay(target) });
}

function queueChange(event: Event): void {
  const { target } = event;
  const isField =
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !target.matches(clickableSelector));
  const section = isField ? findWaitingSection(target) : undefined;
  if (!isField || section === undefined || isReplaying) return;
  loadCode();
  event.stopImmediatePropagation();
  lastQueuedAt = event.timeStamp;
  const { value } = target;
  // React tracks the value that it last saw on the element; the native setter bypasses that tracking.
  const valueProperty = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value');
  const repeat = () => {
    valueProperty?.set?.call(target, value);
    for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
  };
  queue.push({ section, repeat });
}

function replay({ repeat }: (typeof queue)[number]): void {
  isReplaying = true;
  repeat();
  isReplaying = false;
}

/** Replays events one by one: two clicks in one task would start from the same state. */
function replaySectionEvents(section: Element): void {
  const nextEvent = queue.find((entry) => entry.section === section);
  if (nextEvent === undefined) return void replayingSections.delete(section);
  queue = queue.filter((entry) => entry !== nextEvent);
  replay(nextEvent);
  setTimeout(replaySectionEvents, 0, section);
}

function handleSectionReady({ target }: Event): void {
  if (!(target instanceof Element)) return;
  replayingSections.add(target);
  setTimeout(replaySectionEvents, 0, target);
}

function replayPageEvents(): void {
  const nextEvent = queue.find((entry) => entry.section === null);
  isReady = nextEvent === undefined;
  if (nextEvent === undefined) return;
  queue = queue.filter((entry) => entry !== nextEvent);
  replay(nextEvent);
  setTimeout(replayPageEvents);
}

/**
 * Stores a query string that may name a campaign (`lib/landing`), because a link may navigate before the site's code
 * reads the URL.
 */
function storeCampaign(): void {
  const { search } = location;
  if (!/[?&](utm_|n_|NaPm|rwg_|\w+(clk?id|braid))/.test(search)) return;
  try {
    sessionStorage.setItem('landing', JSON.stringify(search));
  } catch {
    // Without storage the campaign is not recorded.
  }
}
storeCampaign();

function listenToPage(): void {
  dataset['firstScreen'] = '';
  if (document.readyState === 'complete') loadCodeAfterPaint();
  else addEventListener('load', loadCodeAfterPaint, { once: true });
  setTimeout(loadCode, firstScreenTimeoutMs);
  for (const type of ['scroll', 'beforeprint']) addEventListener(type, loadBelowFold);
  addEventListener('click', queueClick, true);
  addEventListener('change', queueChange, true);
  // If the visitor goes back to another page before hydration, the server renders that page.
  addEventListener('popstate', () => {
    if (!isReady && location.pathname + location.search !== initialUrl) location.reload();
  });
  addEventListener('sectionready', handleSectionReady, true);
  addEventListener('siteready', replayPageEvents, { once: true });
}

// Unsupported browsers never load the code that replays events (`old-browser`).
if (!document.documentElement.hasAttribute('data-old-browser')) listenToPage();
