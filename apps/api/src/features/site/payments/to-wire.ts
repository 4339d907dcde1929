import type { prepay } from '@dining/contract/site/payments';
import { providerSuccessCode } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Answer } from '../../../http/mount';
import type { RegisterResult } from '../../../ports/payments';

/** The provider's code, and never its yes where it did not say yes. */
function codeOf(registered: RegisterResult): string {
  if (registered.ok) return providerSuccessCode;
  const code = 'code' in registered ? registered.code : undefined;
  return code === undefined || code === providerSuccessCode ? 'UNKNOWN' : code;
}

/** What the provider said to an order, and how long the guest's countdown runs. */
export const registrationToWire = (
  registered: RegisterResult,
  shopOrderNo: ShopOrderNo,
  { holdUntil, now }: { readonly holdUntil: Date; readonly now: Date },
): Answer<typeof prepay> => ({
  response: {
    resCd: codeOf(registered),
    resMsg: '',
    authPageUrl: registered.ok ? registered.authPageUrl : '',
    shopOrderNo,
    holdUntil: holdUntil.toISOString(),
    secondsLeft: Math.max(0, Math.floor((holdUntil.getTime() - now.getTime()) / 1000)),
  },
});
