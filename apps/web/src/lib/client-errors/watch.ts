import { ProblemError } from '@dining/client/problem-error';
import { FileMissingError } from '../site-file';

/** The module that sends reports. All reports wait for the same import, so that errors are sent in their order. */
let sendModule: Promise<typeof import('./send')> | undefined;

/**
 * Reports an error to the server. The first error loads the code that sends reports. Ignores the server's error
 * responses and files that failed to load.
 */
export function reportClientError(error: unknown): void {
  if (error instanceof ProblemError || error instanceof FileMissingError) return;
  sendModule ??= import('./send');
  sendModule.then(
    ({ sendError }) => sendError(error),
    () => {},
  );
}

/**
 * Reports uncaught errors. React passes an error to the window if no boundary caught it or if React recovered from it.
 */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportClientError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason));
}
