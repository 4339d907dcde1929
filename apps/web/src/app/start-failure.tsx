import { FailureState } from './failure-state';

/** Reads the texts of a start that fails from the style sheet (`late-start.css`): the site's own may be what did not come. */
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

/** From now on the site answers, be it with its failure: what tells of a late start goes, and `early.ts` keeps nothing any more. */
export function markSiteReady(): void {
  document.querySelector('.late-start')?.remove();
  dispatchEvent(new Event('siteready'));
}

/** Takes the place of the whole site where its start failed. */
export function StartFailure({ error, texts }: { error: unknown; texts: ReturnType<typeof readFailureTexts> }) {
  return (
    <main className="grid min-h-dvh grid-cols-1 items-center" id="main">
      <FailureState error={error} texts={texts} />
    </main>
  );
}
