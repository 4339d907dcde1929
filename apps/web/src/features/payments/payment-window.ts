import type { AppData } from '../../entities/app/app-data';
import { openSecondWindow } from '../../lib/second-window';

/**
 * Opens the payment window with the waiting page (decision 32). Returns null if the payment continues in this window.
 */
export const openPaymentWindow = (size: AppData['paymentPopup']): Window | null =>
  openSecondWindow('/easypay/wait', 'payment', size);
