import type { Failure } from '@dining/contract/failure';
import type { OfferedRoom } from '@dining/domain/availability/room';
import { findFirstFailure, type OrderFailure, runOrderChecks } from '@dining/domain/orders/check-order';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { Quote } from '@dining/domain/pricing/quote';
import { createMemberKey } from '../../../booking/checkout/keys';
import { findOrderContext, type OrderContext } from '../../../booking/checkout/order-context';
import { createOrderToCheck, quoteOrder } from '../../../booking/checkout/quote';
import { createOrderFailure } from '../../../booking/checkout/refusals';
import type { Database } from '../../../db/connect';
import { countSpots, getRemaining, type Remaining } from './spots';

export interface PreviewContext {
  readonly database: Database;
  readonly userId: string | null;
  readonly guestId: string | undefined;
  readonly now: Date;
}

export interface SheetPreview {
  readonly context: OrderContext;
  readonly quote: Quote;
  /** Why the product cannot be ordered for this visit and party, whatever the quantities. */
  readonly availabilityFailure: Failure | undefined;
  /** What is wrong with the quantities, such as too few menus. */
  readonly quantityFailure: Failure | undefined;
  readonly remaining: Remaining;
  readonly rooms: readonly OfferedRoom[];
}

/**
 * The key of a guest whose phone number is not known yet. Nothing is counted under it; their limit is checked with the
 * order (decision 13b).
 */
const unknownGuestKey = 'g:';

export async function previewSheet(
  request: OrderRequest,
  previewContext: PreviewContext,
): Promise<SheetPreview | undefined> {
  const { database, userId, guestId } = previewContext;
  const contextQuery = {
    dinCode: request.dinCode,
    prodCode: request.prodCode,
    date: request.visit.date,
    personKey: userId === null ? unknownGuestKey : createMemberKey(userId),
    buyer: guestId === undefined ? undefined : { guestId, userId, time: request.visit.time },
  };
  const context = await findOrderContext(database, contextQuery);
  if (context === undefined) return undefined;
  const quote = quoteOrder(request, context, previewContext);
  const orderChecks = runOrderChecks(createOrderToCheck(request, context, quote, previewContext));
  const { availability, amounts } = orderChecks;
  const createFailure = async (refusal: OrderFailure | null): Promise<Failure | undefined> =>
    refusal === null ? undefined : createOrderFailure(refusal, context.product, database);
  return {
    context,
    quote,
    availabilityFailure: await createFailure(findFirstFailure({ ...orderChecks, amounts: null })),
    quantityFailure: await createFailure(amounts),
    remaining: getRemaining(context, countSpots(context, request.visit, request.party), availability),
    rooms: availability.ok ? availability.rooms : [],
  };
}
