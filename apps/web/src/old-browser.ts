/**
 * Runs first on every page, as a classic script in ECMAScript 5 (`build/old-browser`). In browsers that cannot run the
 * site, the page stays as served, with a note and the phone number.
 */
(() => {
  const root = document.documentElement;
  // Old browsers may lack any of these globals, although the types say otherwise.
  const globals = window as unknown as Record<
    string,
    { readonly supports?: (property: string, value: string) => boolean }
  >;
  let hasGivenUp = false;

  function hasLookbehind(): boolean {
    try {
      return new RegExp('(?<=a)b').test('ab');
    } catch {
      return false;
    }
  }

  function isSupported(): boolean {
    const css = globals['CSS'];
    const builtIns = [
      Array.prototype.toSorted,
      Array.prototype.findLast,
      Object.hasOwn,
      globals['structuredClone'],
      globals['fetch'],
    ];
    for (let index = 0; index < builtIns.length; index += 1) if (typeof builtIns[index] !== 'function') return false;
    return (
      'noModule' in document.createElement('script') &&
      // Chrome 111
      !!css?.supports?.('color', 'color-mix(in srgb, red, red)') &&
      // Safari 16.4, Firefox 128
      'CSSPropertyRule' in window &&
      hasLookbehind()
    );
  }

  function linkPhone(note: HTMLElement): void {
    const phone = note.getElementsByTagName('span')[0];
    if (phone === undefined || phone.parentNode === null) return;
    const link = document.createElement('a');
    link.href = `tel:${phone.textContent}`;
    link.style.color = 'inherit';
    link.appendChild(document.createTextNode(phone.textContent));
    phone.parentNode.replaceChild(link, phone);
  }

  function showNote(): void {
    const note = document.getElementById('old-browser');
    if (note === null) return;
    linkPhone(note);
    note.hidden = false;
    note.removeAttribute('hidden');
    const loadErrors = document.querySelectorAll('.load-error');
    for (let index = 0; index < loadErrors.length; index += 1)
      loadErrors[index]?.parentNode?.removeChild(loadErrors[index] as Element);
  }

  /** Shows the note, and prevents the site's code from running: it would fail midway and remove the readable page. */
  function giveUp(): void {
    if (hasGivenUp) return;
    hasGivenUp = true;
    root.setAttribute('data-old-browser', '');
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showNote);
    else showNote();
  }

  if (!isSupported()) return giveUp();
  /** Gives up if the browser cannot parse a file of the site although it passed all checks. */
  function onError({ error, filename }: ErrorEvent): void {
    if ((error as Error | null)?.name !== 'SyntaxError' || filename.indexOf('/assets/') < 0) return;
    giveUp();
    // Makes `early.ts` stop queueing events.
    window.dispatchEvent(new Event('siteready'));
  }
  window.addEventListener('error', onError);
  window.addEventListener('siteready', () => window.removeEventListener('error', onError));
})();
