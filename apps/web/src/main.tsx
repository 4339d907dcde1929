import './styles.css';
import { getFailureTexts } from '@dining/ui/failure-texts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { markSiteReady, StartFailure } from './app/start-failure';
import { startUp } from './app/start-up';
import { reportClientError, watchErrors } from './lib/client-errors/watch';

watchErrors();

function handleCaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console -- React writes to the console when no handler is set
  console.error(error);
  reportClientError(error);
}

/** Logs and reports an error from which React recovered by rendering again, and reports its cause. */
function handleRecoverableError(error: unknown): void {
  reportError(error);
  if (error instanceof Error && error.cause !== undefined) reportClientError(error.cause);
}

/** Starts the site. A function instead of top-level await, because pages import from this chunk. */
async function startSite(root: HTMLElement): Promise<void> {
  try {
    const { router, isRendered } = await startUp();
    const site = <App router={router} />;
    // A transition hydrates in slices, so that the page stays responsive.
    if (isRendered)
      startTransition(
        () =>
          void hydrateRoot(root, site, {
            onCaughtError: handleCaughtError,
            onRecoverableError: handleRecoverableError,
          }),
      );
    else {
      markSiteReady();
      createRoot(root, { onCaughtError: handleCaughtError }).render(site);
    }
  } catch (error) {
    reportError(error);
    markSiteReady();
    createRoot(root, { onCaughtError: handleCaughtError }).render(
      <StartFailure error={error} texts={getFailureTexts()} />,
    );
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
// Unsupported browsers keep the server's page (`old-browser`).
if (!document.documentElement.hasAttribute('data-old-browser')) void startSite(root);
