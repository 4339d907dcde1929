import { type ComponentType, useEffect } from 'react';
import { markSiteReady } from './start-failure';

/** Once all that is shown is hydrated, what was pressed meanwhile can be done (`early.ts`). Safari knows nothing of idleness. */
export function signalReady(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(markSiteReady, { timeout: 500 });
  else setTimeout(markSiteReady, 100);
}

/**
 * A page that tells when it is the browser's. The site around it is hydrated before it, on a slow phone long before: who is led on by the
 * router in between leaves a page that React still hydrates, which then finds another route than it was rendered for.
 */
export function createSignallingPage(Page: ComponentType): ComponentType {
  return function ToldPage() {
    useEffect(signalReady, []);
    return <Page />;
  };
}
