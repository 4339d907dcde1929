import type { getFailureTexts } from '@dining/ui/failure-texts';
import { FailureState } from './failure-state';

/** Removes the load error of the HTML, and signals to `early.ts` that the page handles events. */
export function markSiteReady(): void {
  document.querySelector('.load-error')?.remove();
  dispatchEvent(new Event('siteready'));
}

export function StartFailure({ error, texts }: { error: unknown; texts: ReturnType<typeof getFailureTexts> }) {
  return (
    <main className="grid min-h-dvh grid-cols-1 items-center" id="main">
      <FailureState error={error} texts={texts} />
    </main>
  );
}
