import { ProblemError } from '@dining/client/problem-error';
import { FileMissing } from '../site-file';

/** One promise for all, because two imports of a file on its way may end in any order, and the first errors explain the rest. */
let sending: Promise<typeof import('./send')> | undefined;

/**
 * Hands an error on to be reported. The code for it comes with the first one, for most guests never: what the server answered, and a
 * file that did not come, are no errors of the page.
 */
export function reportClientError(error: unknown): void {
  if (error instanceof ProblemError || error instanceof FileMissing) return;
  sending ??= import('./send');
  sending.then(
    ({ sendError }) => sendError(error),
    () => {},
  );
}

/**
 * Hears of every error that nobody caught, from now on. React's are among them: what no boundary caught, and what it recovered
 * from, it throws on to the window.
 */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportClientError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason));
}
