/**
 * Returns the texts for an app that failed to start. They are read from the stylesheet (`load-error.css`), because the
 * translations may have failed to load too.
 */
export function getFailureTexts() {
  const styles = getComputedStyle(document.documentElement);
  const getText = (name: string, fallback: string): string =>
    styles
      .getPropertyValue(`--load-error-${name}`)
      .trim()
      .replaceAll(/^["']|["']$/g, '') || fallback;
  return {
    title: getText('title', 'We could not show this page'),
    loadFailed: getText('text', ''),
    offline: getText('offline', ''),
    retry: getText('retry', 'Try again'),
  };
}
