import { type Failure, fail } from '@dining/contract/failure';
import type { QuotedSums } from '@dining/domain/orders/priced-order';
import type { Device, PaymentMethod } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import type { Deps } from '../../config/deps';
import { inTransaction } from '../../db/transaction';
import type { RegisterResult } from '../../ports/payments';
import { getPayment, updatePaymentState } from '../../stores/payments/payments';
import { endFailedHold } from '../capacity/hold';

async function recordRegistration(
  { database: { pool } }: Deps,
  shopOrderNo: ShopOrderNo,
  registerResult: RegisterResult,
): Promise<boolean> {
  if (registerResult.ok) return updatePaymentState(pool, 'buyer', shopOrderNo, 'preparing', 'registered');
  return inTransaction(pool, async (client) => {
    // Nothing was charged and no payment window is open, so the hold need not last until it expires.
    const patch = { failureCode: registerResult.outcome, deletesOrder: true };
    const isUpdated = await updatePaymentState(client, 'buyer', shopOrderNo, 'preparing', 'declined', patch);
    if (isUpdated) await endFailedHold(client, shopOrderNo);
    return isUpdated;
  });
}

async function getLapseFailure(deps: Deps, shopOrderNo: ShopOrderNo): Promise<Failure> {
  const payment = await getPayment(deps.database.pool, shopOrderNo);
  return fail(payment?.failureCode === 'superseded' ? 'superseded' : 'order_closed');
}

interface PaymentToRegister {
  readonly shopOrderNo: ShopOrderNo;
  readonly order: { readonly productName: LocalizedText; readonly quote: Pick<QuotedSums, 'payAmount'> };
  readonly method: PaymentMethod;
  readonly language: Language;
  readonly device: Device;
}

/**
 * Registers the payment of a committed order with the provider, and records the response. Returns a failure if the
 * order has lapsed meanwhile, so that it is not paid.
 */
export async function registerPayment(
  deps: Deps,
  { shopOrderNo, order, method, language, device }: PaymentToRegister,
): Promise<RegisterResult | Failure> {
  const registerResult = await deps.payments.register({
    shopOrderNo,
    amount: order.quote.payAmount,
    goodsName: getLocalizedText(order.productName, language),
    method,
    language,
    device,
    returnUrl: `${deps.config.publicUrl}/easypay/return`,
  });
  const isRecorded = await recordRegistration(deps, shopOrderNo, registerResult);
  return !isRecorded && registerResult.ok ? getLapseFailure(deps, shopOrderNo) : registerResult;
}
