import { type ComponentType, useEffect } from 'react';
import { markSiteReady } from './start-failure';

/** Makes `early.ts` replay its queued events as soon as the browser is idle. Safari lacks `requestIdleCallback`. */
export function signalReady(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(markSiteReady, { timeout: 500 });
  else setTimeout(markSiteReady, 100);
}

/**
 * Wraps a page so that it signals when it is hydrated. The site's root, which is hydrated earlier, must not signal: a
 * replayed click could navigate, and React would then hydrate the page with another route than the rendered one.
 */
export function createSignallingPage(Page: ComponentType): ComponentType {
  return function SignallingPage() {
    useEffect(signalReady, []);
    return <Page />;
  };
}
