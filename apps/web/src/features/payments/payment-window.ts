import type { AppData } from '../../entities/app/app-data';
import { isPhone, openSecondWindow } from '../../lib/second-window';

/** What the provider is told of the device, for the layout of its pages. */
export const deviceType = (): 'pc' | 'mobile' => (isPhone() ? 'mobile' : 'pc');

/** Opens the payment window at our waiting page (decision 32); null where the payment goes on in this window. */
export const openPaymentWindow = (size: AppData['paymentPopup']): Window | null =>
  openSecondWindow('/easypay/wait', 'payment', size);
