import type { prepay } from '@dining/contract/site/payments';
import { paymentSuccessCode } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { HandlerResult } from '../../../http/mount';
import type { RegisterResult, WindowReturn } from '../../../ports/payments';

const toFailureCode = (code: string | undefined): string =>
  code === undefined || code === paymentSuccessCode ? 'UNKNOWN' : code;

function toResultCode(registration: RegisterResult): string {
  if (registration.ok) return paymentSuccessCode;
  return toFailureCode('code' in registration ? registration.code : undefined);
}

export const windowReturnToWire = ({ authorized, code, message, shopOrderNo, authorizationId }: WindowReturn) => ({
  resCd: authorized ? paymentSuccessCode : toFailureCode(code),
  resMsg: message,
  shopOrderNo,
  authorizationId,
});

export const registrationToWire = (
  registration: RegisterResult,
  shopOrderNo: ShopOrderNo,
  { holdUntil, now }: { readonly holdUntil: Date; readonly now: Date },
): HandlerResult<typeof prepay> => ({
  response: {
    resCd: toResultCode(registration),
    resMsg: '',
    authPageUrl: registration.ok ? registration.authPageUrl : '',
    shopOrderNo,
    holdUntil: holdUntil.toISOString(),
    secondsLeft: Math.max(0, Math.floor((holdUntil.getTime() - now.getTime()) / 1000)),
  },
});
