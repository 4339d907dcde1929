import { FailureState } from './failure-state';

/** The words that the server wrote into the page for a start that fails, when not even the texts may be there. */
export function wordsInPage() {
  const [title = '', loadFailed = '', offline = '', retry = ''] = [...document.querySelectorAll('.late-start > *')].map(
    (element) => element.textContent,
  );
  return { title, loadFailed, offline, retry };
}

/**
 * From now on the site answers, be it with its failure: the words go where they stand beside the page, and `early.ts` keeps nothing
 * any more.
 */
export function takeOver(): void {
  document.querySelector('.late-start')?.remove();
  dispatchEvent(new Event('siteready'));
}

/** Takes the place of the whole site where its start failed. */
export function StartFailure({ error, texts }: { error: unknown; texts: ReturnType<typeof wordsInPage> }) {
  return (
    <main className="grid min-h-dvh grid-cols-1 items-center" id="main">
      <FailureState error={error} texts={texts} />
    </main>
  );
}
