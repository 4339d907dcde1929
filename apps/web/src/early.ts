/**
 * A page that the server rendered is in sight before its code is there. This file is small enough to come at once: it keeps what is
 * pressed or chosen meanwhile, and does it again when the site is ready, so that no press is lost on a slow line. A link leads on at
 * once, unless something that was chosen before has to be done first.
 */
const again: (() => void)[] = [];
const pressed = 'button, input[type=radio], input[type=checkbox]';
const link = 'a[href]';

function keepPress(event: MouseEvent): void {
  const target =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(again.length > 0 ? `${pressed}, ${link}` : pressed)
      : null;
  if (target === null) return;
  // A box that is ticked already would not change any more.
  event.preventDefault();
  again.push(() => target.click());
}

function keepChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
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
