/**
 * Reads the texts of a failed start from the style sheet (`load-error.css`), because the translations may be what
 * failed to load.
 */
export function getFailureTexts() {
  const styles = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string): string =>
    styles
      .getPropertyValue(`--load-error-${name}`)
      .trim()
      .replaceAll(/^["']|["']$/g, '') || otherwise;
  return {
    title: read('title', 'We could not show this page'),
    loadFailed: read('text', ''),
    offline: read('offline', ''),
    retry: read('retry', 'Try again'),
  };
}
