import { isMobileDevice } from './device';

/**
 * Opens a page in a centred second window. Must be called synchronously in the click handler, or browsers block it.
 * Returns null on mobile devices and if blocked; the caller then continues in this window.
 */
export function openSecondWindow(
  href: string,
  name: string,
  { width, height }: { width: number; height: number },
): Window | null {
  if (isMobileDevice()) return null;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 3);
  const features = `popup=yes,width=${width},height=${height},left=${left},top=${top},resizable=yes,scrollbars=yes`;
  return window.open(href, name, features);
}
