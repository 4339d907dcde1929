/**
 * Queues clicks and changes that happen before the site, or a lazily hydrated section (`components/lazy-hydrate`), is
 * hydrated, and replays them afterwards. Links navigate at once, unless an event was queued just before or the code of
 * their section is loading. Also loads the site's code once the first screen is painted. This file is small, so that it
 * loads first.
 */
let queue: { readonly part: Element | null; readonly repeat: () => void }[] = [];
let ready = false;
let isReplaying = false;
const replayingParts = new Set<Element>();
const initialAddress = location.pathname + location.search;
/** How long links wait for queued events, in milliseconds. After that they navigate even if the code never loads. */
const linkWaitMs = 5_000;
let lastQueuedAt = Number.NEGATIVE_INFINITY;
const clickable = 'button, input[type=radio], input[type=checkbox]';
const link = 'a[href]';

/**
 * Returns the section whose hydration an event must wait for: null for the whole page, undefined if the event can be
 * handled now.
 */
function findWaitingPart(target: Element): Element | null | undefined {
  const part =
    target.closest('[data-lazy]') ?? [...replayingParts].find((replaying) => replaying.contains(target)) ?? null;
  if (ready && part === null) return undefined;
  if (part instanceof HTMLElement) {
    // React reads the attribute if it hydrates the section only later; until then it has no listeners there.
    part.dataset['wanted'] = '';
    part.dispatchEvent(new Event('partwanted'));
  }
  return part;
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
 * picture load first on slow lines. A queued event requests it at once. Requests are made in slices to keep the page
 * responsive; in the background, where timers are throttled, all at once.
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

/**
 * Lets sections below the first screen load their fonts and pictures (`styles.css`) on the first scroll, so that
 * visitors who do not scroll download none of them.
 */
const { dataset } = document.documentElement;
function showBelowFold(): void {
  delete dataset['firstScreen'];
}

/** Milliseconds that loading the code waits for a slow picture of the first screen. */
const firstScreenTimeoutMs = 1_500;

function handleFirstScreen(): void {
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
  if (!ready && event.target instanceof Element && event.target.closest(link) !== null)
    event.stopImmediatePropagation();
}

function queueClick(event: MouseEvent): void {
  if (isReplaying) return;
  const replayedSelector = ready || event.timeStamp - lastQueuedAt < linkWaitMs ? `${clickable}, ${link}` : clickable;
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(replayedSelector) : null;
  const part = target && findWaitingPart(target);
  if (target === null || part === undefined) return allowNavigation(event);
  loadCode();
  // Nothing else may handle the click until it is replayed.
  if (!(target instanceof HTMLInputElement)) event.preventDefault();
  event.stopImmediatePropagation();
  if (!target.matches(link)) lastQueuedAt = event.timeStamp;
  queue.push({ part, repeat: createClickReplay(target) });
}

function queueChange(event: Event): void {
  const { target } = event;
  const isField =
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !target.matches(clickable));
  const part = isField ? findWaitingPart(target) : undefined;
  if (!isField || part === undefined || isReplaying) return;
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
  queue.push({ part, repeat });
}

function replay({ repeat }: (typeof queue)[number]): void {
  isReplaying = true;
  repeat();
  isReplaying = false;
}

/** Replays events one by one: two clicks in one task would start from the same state. */
function replayPartEvents(part: Element): void {
  const next = queue.find((entry) => entry.part === part);
  if (next === undefined) return void replayingParts.delete(part);
  queue = queue.filter((entry) => entry !== next);
  replay(next);
  setTimeout(replayPartEvents, 0, part);
}

function handlePartReady({ target }: Event): void {
  if (!(target instanceof Element)) return;
  replayingParts.add(target);
  setTimeout(replayPartEvents, 0, target);
}

function replayPageEvents(): void {
  const next = queue.find((entry) => entry.part === null);
  ready = next === undefined;
  if (next === undefined) return;
  queue = queue.filter((entry) => entry !== next);
  replay(next);
  setTimeout(replayPageEvents);
}

/**
 * Stores a URL that may name a campaign (`lib/landing`), because a link may navigate before the site's code reads the
 * URL.
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
  if (document.readyState === 'complete') handleFirstScreen();
  else addEventListener('load', handleFirstScreen, { once: true });
  setTimeout(loadCode, firstScreenTimeoutMs);
  for (const type of ['scroll', 'beforeprint']) addEventListener(type, showBelowFold);
  addEventListener('click', queueClick, true);
  addEventListener('change', queueChange, true);
  // If the visitor goes back to another page before hydration, the server renders that page.
  addEventListener('popstate', () => {
    if (!ready && location.pathname + location.search !== initialAddress) location.reload();
  });
  addEventListener('partready', handlePartReady, true);
  addEventListener('siteready', replayPageEvents, { once: true });
}

// Unsupported browsers never load the code that replays events (`old-browser`).
if (!document.documentElement.hasAttribute('data-old-browser')) listenToPage();
