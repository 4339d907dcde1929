import type { AppData } from '../../entities/app/app-data';
import { openSecondWindow } from '../../lib/second-window';

/** Opens the payment window at our waiting page (decision 32); null where the payment goes on in this window. */
export const openPaymentWindow = (size: AppData['paymentPopup']): Window | null =>
  openSecondWindow('/easypay/wait', 'payment', size);
