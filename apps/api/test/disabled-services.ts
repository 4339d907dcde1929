import type { Deps } from '../src/config/deps';

/** A house without outside services, but for the payment provider. */
export const disabledServices = {
  weather: undefined,
  mail: undefined,
  socialSignIn: {},
  homePage: undefined,
  addresses: undefined,
  sms: undefined,
  renderer: undefined,
} as const satisfies Partial<Deps>;
