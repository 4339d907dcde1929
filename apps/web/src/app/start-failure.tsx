import { FailureState } from './failure-state';

/**
 * Reads the texts of a failed start from the style sheet (`late-start.css`), because the translations may be what
 * failed to load.
 */
export function readFailureTexts() {
  const styles = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string): string =>
    styles
      .getPropertyValue(`--late-${name}`)
      .trim()
      .replaceAll(/^["']|["']$/g, '') || otherwise;
  return {
    title: read('title', 'We could not show this page'),
    loadFailed: read('text', ''),
    offline: read('offline', ''),
    retry: read('retry', 'Try again'),
  };
}

/** Removes the fallback of a slow start and tells `early.ts` to replay queued events. */
export function markSiteReady(): void {
  document.querySelector('.late-start')?.remove();
  dispatchEvent(new Event('siteready'));
}

export function StartFailure({ error, texts }: { error: unknown; texts: ReturnType<typeof readFailureTexts> }) {
  return (
    <main className="grid min-h-dvh grid-cols-1 items-center" id="main">
      <FailureState error={error} texts={texts} />
    </main>
  );
}
