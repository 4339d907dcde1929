import { type ComponentType, useEffect } from 'react';
import { markSiteReady } from './start-failure';

/** Replays events queued by `early.ts` once the page is hydrated. Safari lacks `requestIdleCallback`. */
export function signalReady(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(markSiteReady, { timeout: 500 });
  else setTimeout(markSiteReady, 100);
}

/**
 * Wraps a page so that it signals when it is hydrated. The site's root hydrates earlier; if the router navigated in
 * between, React would hydrate the page with another route than the rendered one.
 */
export function createSignallingPage(Page: ComponentType): ComponentType {
  return function SignallingPage() {
    useEffect(signalReady, []);
    return <Page />;
  };
}
