import type { Device } from '@dining/domain/payments/method';

/** Returns true for phones, tablets and narrow windows, where the payment provider opens in the same window. */
export const isMobileDevice = (): boolean => matchMedia('(pointer: coarse), (max-width: 767px)').matches;

export const getDevice = (): Device => (isMobileDevice() ? 'mobile' : 'pc');
