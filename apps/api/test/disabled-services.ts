import type { Deps } from '../src/config/deps';

/** Dependencies without external services, except the payment provider. */
export const disabledServices = {
  weather: undefined,
  mail: undefined,
  socialSignIn: {},
  groupWebsite: undefined,
  addresses: undefined,
  sms: undefined,
  renderer: undefined,
} as const satisfies Partial<Deps>;
