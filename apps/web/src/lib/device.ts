import type { Device } from '@dining/domain/payments/method';

/** Returns true for phones and narrow windows, where the payment provider opens in the same window. */
export const isPhone = (): boolean => matchMedia('(pointer: coarse), (max-width: 767px)').matches;

export const getDevice = (): Device => (isPhone() ? 'mobile' : 'pc');
