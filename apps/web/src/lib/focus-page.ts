export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });
