/** Focuses the main element after navigation, for screen readers. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });
