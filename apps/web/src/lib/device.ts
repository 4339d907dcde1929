import type { Device } from '@dining/domain/payments/method';

/** A phone, or a window as narrow as one: there a second window is a nuisance, and the same one goes to the provider. */
export const isPhone = (): boolean => matchMedia('(pointer: coarse), (max-width: 767px)').matches;

/** What the provider is told of the device, for the layout of its pages. */
export const device = (): Device => (isPhone() ? 'mobile' : 'pc');
