import { isPhone } from './device';

/**
 * Opens a page of ours in a window of its own, over the middle of this one. Must run in the click itself, before anything is waited
 * for, or the browser blocks it. Null on phones and where it was blocked: the guest then goes on in this window.
 */
export function openSecondWindow(
  href: string,
  name: string,
  { width, height }: { width: number; height: number },
): Window | null {
  if (isPhone()) return null;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 3);
  const features = `popup=yes,width=${width},height=${height},left=${left},top=${top},resizable=yes,scrollbars=yes`;
  return window.open(href, name, features);
}
