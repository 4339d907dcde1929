import { ProblemError } from '@dining/client/problem-error';
import { FileMissingError } from '../site-file';

/** A single promise keeps the order of errors: the first ones explain the rest. */
let sending: Promise<typeof import('./send')> | undefined;

/**
 * Reports an error to the server, with code that loads on the first one. Ignores problems that the server answered with
 * and files that failed to load.
 */
export function reportClientError(error: unknown): void {
  if (error instanceof ProblemError || error instanceof FileMissingError) return;
  sending ??= import('./send');
  sending.then(
    ({ sendError }) => sendError(error),
    () => {},
  );
}

/** Reports uncaught errors. React rethrows errors to the window that no boundary caught or that it recovered from. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportClientError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason));
}
