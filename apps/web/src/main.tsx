import './styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { markSiteReady, readFailureTexts, StartFailure } from './app/start-failure';
import { startUp } from './app/start-up';
import { reportClientError, watchErrors } from './lib/client-errors/watch';

watchErrors();

/** What a boundary caught stands in the console, as React has it, and is reported too. */
function onCaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console -- where React itself writes it
  console.error(error);
  reportClientError(error);
}

/** What React made good by rendering anew stands in the console, too; why it had to is reported beside it. */
function onRecoverableError(error: unknown): void {
  reportError(error);
  if (error instanceof Error && error.cause !== undefined) reportClientError(error.cause);
}

/** Begins without holding up its own file: the pages that the start waits for need what is in it. */
async function begin(root: HTMLElement): Promise<void> {
  try {
    const { router, isRendered } = await startUp();
    const site = <App router={router} />;
    // In slices, as a transition is: a tap is answered between them.
    if (isRendered) startTransition(() => void hydrateRoot(root, site, { onCaughtError, onRecoverableError }));
    else {
      markSiteReady();
      createRoot(root, { onCaughtError }).render(site);
    }
  } catch (error) {
    reportError(error);
    markSiteReady();
    createRoot(root, { onCaughtError }).render(<StartFailure error={error} texts={readFailureTexts()} />);
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
// The page stays as the server wrote it (`old-browser`).
if (!document.documentElement.hasAttribute('data-old-browser')) void begin(root);
