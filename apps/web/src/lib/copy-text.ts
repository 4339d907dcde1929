/**
 * Copies text to the clipboard. Returns false if there is no clipboard (insecure page, in-app browser) or access is
 * denied.
 */
export async function copyText(text: string): Promise<boolean> {
  // Undefined in insecure pages, although the types say otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return clipboard === undefined
    ? false
    : clipboard.writeText(text).then(
        () => true,
        () => false,
      );
}
