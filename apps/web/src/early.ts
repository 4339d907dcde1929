/**
 * A page that the server rendered is in sight before its code is there, and a part out of sight before its own (`components/lazy-hydrate`). This file is
 * small enough to come at once: it keeps what is pressed or chosen meanwhile, and does it again when the site, or the part, is ready, so
 * that no press is lost on a slow line. A link leads on at once, unless something that was chosen just before has to be done first, or its
 * part's code is on its way. It also asks for that code, once the first screen stands.
 */
let queue: { readonly part: Element | null; readonly repeat: () => void }[] = [];
let ready = false;
let isReplaying = false;
/** Parts whose code is there, and of which something kept is still to be done: what is pressed there waits its turn. */
const replayingParts = new Set<Element>();
const initialAddress = location.pathname + location.search;
/** How long a link waits for that, in milliseconds: where the code never comes, links lead on all the same. */
const linkWaitMs = 5_000;
let lastQueuedAt = Number.NEGATIVE_INFINITY;
const clickable = 'button, input[type=radio], input[type=checkbox]';
const link = 'a[href]';

/** The part that a press is on, where its code is not there yet or something is kept before it; undefined where it works already. */
function findWaitingPart(target: Element): Element | null | undefined {
  const part = target.closest('[data-late]') ?? [...replayingParts].find((one) => one.contains(target)) ?? null;
  if (ready && part === null) return undefined;
  // Its code is asked for, if nobody has come near it before.
  part?.dispatchEvent(new Event('partwanted'));
  return part;
}

/** A box or a point is marked at once; for the site to hear of it, it is taken back and pressed again. */
function createClickReplay(target: HTMLElement): () => void {
  if (!(target instanceof HTMLInputElement)) return () => target.click();
  const { checked } = target;
  return () => {
    target.checked = !checked;
    target.click();
  };
}

/** How long files are asked for before a tap has its turn, in milliseconds: asking for one takes half a millisecond at a desk, several on a phone. */
const sliceMs = 5;

/**
 * The site's own code waits in a template until the first screen stands: on a slow line the styles and the first picture come alone. Whoever
 * presses something has it asked for at once. A few files a time, so that a tap is answered between them; in the background, where timers hardly
 * run, all of them.
 */
function loadCode(): void {
  const until = performance.now() + sliceMs;
  for (const file of document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelectorAll('*') ?? []) {
    if (performance.now() > until && !document.hidden) return void setTimeout(loadCode);
    document.head.append(file);
  }
}

/** The first date or number that is written has the engine read which languages it knows: better while the first file is on its way. */
function prepareFormats(): void {
  Intl.DateTimeFormat.supportedLocalesOf('en');
}

/**
 * What comes by sight has its faces and pictures (`styles.css`) with its code or from the first scroll on: nobody pays for what lies beneath
 * the first screen and is not looked at.
 */
const { dataset } = document.documentElement;
function showBelowFold(): void {
  delete dataset['firstScreen'];
}

/** How long the code waits for a picture that does not come, in milliseconds. */
const firstScreenTimeoutMs = 1_500;

function onFirstScreen(): void {
  // A frame, so that what has come is painted; one in the background paints none.
  if (document.hidden) loadCode();
  else
    requestAnimationFrame(() => {
      setTimeout(loadCode);
      setTimeout(prepareFormats);
    });
}

/** A link leads on by itself: the site's router would leave a page that is still being hydrated. */
function letBrowserNavigate(event: MouseEvent): void {
  if (!ready && event.target instanceof Element && event.target.closest(link) !== null) event.stopImmediatePropagation();
}

function queueClick(event: MouseEvent): void {
  if (isReplaying) return;
  const kept = ready || event.timeStamp - lastQueuedAt < linkWaitMs ? `${clickable}, ${link}` : clickable;
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(kept) : null;
  const part = target && findWaitingPart(target);
  if (target === null || part === undefined) return letBrowserNavigate(event);
  loadCode();
  // Nobody else does it meanwhile.
  if (!(target instanceof HTMLInputElement)) event.preventDefault();
  event.stopImmediatePropagation();
  if (!target.matches(link)) lastQueuedAt = event.timeStamp;
  queue.push({ part, repeat: createClickReplay(target) });
}

function queueChange(event: Event): void {
  const { target } = event;
  const isChoice = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !target.matches(clickable));
  const part = isChoice ? findWaitingPart(target) : undefined;
  if (!isChoice || part === undefined || isReplaying) return;
  loadCode();
  event.stopImmediatePropagation();
  lastQueuedAt = event.timeStamp;
  const { value } = target;
  // The site remembers on the element what it has last seen there, and hears only of what is written past that.
  const written = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value');
  const repeat = () => {
    written?.set?.call(target, value);
    for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
  };
  queue.push({ part, repeat });
}

function replay({ repeat }: (typeof queue)[number]): void {
  isReplaying = true;
  repeat();
  isReplaying = false;
}

/** One after the other, as they were pressed: two presses at once would count from the same number. */
function replayPartEvents(part: Element): void {
  const next = queue.find((one) => one.part === part);
  if (next === undefined) return void replayingParts.delete(part);
  queue = queue.filter((one) => one !== next);
  replay(next);
  setTimeout(replayPartEvents, 0, part);
}

function onPartReady({ target }: Event): void {
  if (!(target instanceof Element)) return;
  replayingParts.add(target);
  setTimeout(replayPartEvents, 0, target);
}

/** What is pressed while the rest is being done waits its turn. */
function replayPageEvents(): void {
  const next = queue.find((one) => one.part === null);
  ready = next === undefined;
  if (next === undefined) return;
  queue = queue.filter((one) => one !== next);
  replay(next);
  setTimeout(replayPageEvents);
}

/** Notes an address that may name a campaign (`lib/landing`): a link may lead on before the site's code reads it. */
function rememberCampaign(): void {
  const { search } = location;
  if (!/[?&](utm_|n_|NaPm|rwg_|\w+(clk?id|braid))/.test(search)) return;
  try {
    sessionStorage.setItem('landing', JSON.stringify(search));
  } catch {
    // A browser that keeps nothing loses it.
  }
}
rememberCampaign();

function listenToPage(): void {
  dataset['firstScreen'] = '';
  if (document.readyState === 'complete') onFirstScreen();
  else addEventListener('load', onFirstScreen, { once: true });
  setTimeout(loadCode, firstScreenTimeoutMs);
  for (const looked of ['scroll', 'beforeprint']) addEventListener(looked, showBelowFold);
  addEventListener('click', queueClick, true);
  addEventListener('change', queueChange, true);
  // Back to another page of the site, while this one is not the site's yet: the server knows that one.
  addEventListener('popstate', () => {
    if (!ready && location.pathname + location.search !== initialAddress) location.reload();
  });
  addEventListener('partready', onPartReady, true);
  addEventListener('siteready', replayPageEvents, { once: true });
}

// Such a browser never gets the code that would do again what is kept (`old-browser`).
if (!document.documentElement.hasAttribute('data-old-browser')) listenToPage();
