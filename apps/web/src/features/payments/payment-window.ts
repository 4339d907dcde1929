import type { AppData } from '../../entities/app/app-data';
import { isPhone } from '../../lib/device';

/**
 * Opens the payment window at our waiting page (decision 32). Must run in the click itself, before anything is waited for,
 * or the browser blocks it. Null on phones and where it was blocked: the payment then goes on in this window.
 */
export function openPaymentWindow({ width, height }: AppData['paymentPopup']): Window | null {
  if (isPhone()) return null;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 3);
  const features = `popup=yes,width=${width},height=${height},left=${left},top=${top},resizable=yes,scrollbars=yes`;
  return window.open('/easypay/wait', 'payment', features);
}
