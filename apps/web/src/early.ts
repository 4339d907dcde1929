/**
 * A page that the server rendered is in sight before its code is there. This file is small enough to come at once: it keeps what is
 * pressed or chosen meanwhile, and does it again when the site is ready, so that no press is lost on a slow line. A link leads on at
 * once, unless something that was chosen just before has to be done first.
 */
const again: (() => void)[] = [];
/** How long a link waits for that, in milliseconds: where the code never comes, links lead on all the same. */
const patience = 5_000;
let keptAt = Number.NEGATIVE_INFINITY;
const pressed = 'button, input[type=radio], input[type=checkbox]';
const link = 'a[href]';

function keepPress(event: MouseEvent): void {
  const kept = event.timeStamp - keptAt < patience ? `${pressed}, ${link}` : pressed;
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(kept) : null;
  if (target === null) return;
  // A box that is ticked already would not change any more; and nobody else does it meanwhile.
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!target.matches(link)) keptAt = event.timeStamp;
  again.push(() => target.click());
}

function keepChoice(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLSelectElement)) return;
  event.stopImmediatePropagation();
  keptAt = event.timeStamp;
  const { value } = target;
  again.push(() => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

addEventListener('click', keepPress, true);
addEventListener('change', keepChoice, true);
addEventListener(
  'siteready',
  () => {
    removeEventListener('click', keepPress, true);
    removeEventListener('change', keepChoice, true);
    // One after the other, as they were pressed: two presses at once would count from the same number.
    for (const repeat of again) setTimeout(repeat);
  },
  { once: true },
);
