/** Puts a text on the clipboard; false where the browser has none (no secure page, an app's own window) or refuses. */
export async function copyText(text: string): Promise<boolean> {
  // Left out of `navigator` where it may not be used, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return clipboard === undefined
    ? false
    : clipboard.writeText(text).then(
        () => true,
        () => false,
      );
}
