import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ModalsContext } from './modal-context';
import { createModalHistory } from './modal-history';
import { useRequired } from './required-context';

const scrollerSelector = '[data-scroller]';

/**
 * Opens a `<dialog>` as a modal while it is mounted. The browser makes the page inert, handles Escape and restores the
 * focus. The first element with `data-first-focus` gets the focus. Tab cycles within the dialog, because browsers would
 * let it leave the page. If the browser closes the dialog, it is shown again while mounted. Scrolling elements need
 * `data-scroller`. Back fires a cancel event, like Escape (`modal-history`).
 * @throws Error outside of `ModalsContext`
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const modals = useRequired(ModalsContext);
  // A layout effect, because closing can restore the focus only while the element is in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const show = () => {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    };
    show();
    const openController = new AbortController();
    const tabBlockController = new AbortController();
    // Tab is blocked until the focus cycle is set up.
    dialog.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault(), {
      signal: tabBlockController.signal,
    });
    void import('./trap-tab-key')
      .then(({ trapTabKey }) => trapTabKey(dialog, scrollerSelector, openController.signal))
      .finally(() => tabBlockController.abort());
    // At a second close request without an interaction in between, browsers close the dialog and fire no cancel event.
    dialog.addEventListener('close', () => dialog.open || show(), { signal: openController.signal });
    const removeModal = createModalHistory(modals).add(() =>
      dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
    );
    return () => {
      removeModal();
      openController.abort();
      dialog.close();
    };
  }, [modals]);
  return ref;
};
