import { ProblemError } from '@dining/client/problem-error';
import { FileMissingError } from '../site-file';

/** The code that sends reports. Shared by all reports, so that errors are sent in their order. */
let sendModule: Promise<typeof import('./send')> | undefined;

/**
 * Reports an error to the server. Loads the code for it with the first error. Ignores the server's error responses and
 * files that failed to load.
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
 * Reports uncaught errors. React passes errors to the window if no boundary caught them or if it recovered from them.
 */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportClientError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason));
}
