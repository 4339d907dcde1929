import type { Deps } from '../src/config/deps';

/** Disables all external services except the payment provider, which every server needs. */
export const disabledServices = {
  weather: undefined,
  mail: undefined,
  socialSignIn: {},
  groupWebsite: undefined,
  addresses: undefined,
  sms: undefined,
  renderer: undefined,
} as const satisfies Partial<Deps>;
