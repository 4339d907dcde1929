import type { Failure } from '@dining/contract/failure';
import type { OfferedRoom } from '@dining/domain/availability/room';
import { firstRefusal, type OrderRefusal, orderChecks } from '@dining/domain/orders/check-order';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { Quote } from '@dining/domain/pricing/total';
import { memberKey } from '../../../booking/checkout/keys';
import { findOrderContext, type OrderContext } from '../../../booking/checkout/order-context';
import { orderToCheck, quoteFor } from '../../../booking/checkout/quote';
import { orderFailure } from '../../../booking/checkout/refusals';
import type { Database } from '../../../db/connect';
import { getRemaining, type Remaining, spotsAt } from './spots';

export interface Asker {
  readonly database: Database;
  readonly userId: string | null;
  /** Their unfinished payments are not counted, because a new one supersedes them. */
  readonly holder: string | undefined;
  readonly now: Date;
}

export interface SheetPreview {
  readonly offer: OrderContext;
  readonly quote: Quote;
  readonly unavailable: Failure | undefined;
  readonly unfinished: Failure | undefined;
  readonly remaining: Remaining;
  readonly rooms: readonly OfferedRoom[];
}

/** Guests without a phone number have bought nothing yet; the order itself checks their limit (decision 13b). */
const nobody = 'g:';

/** Prices and checks an order sheet by the current database; undefined if its product is no longer sold. */
export async function previewSheet(request: OrderRequest, asker: Asker): Promise<SheetPreview | undefined> {
  const { database, userId, holder } = asker;
  const asked = {
    dinCode: request.dinCode,
    prodCode: request.prodCode,
    date: request.visit.date,
    personKey: userId === null ? nobody : memberKey(userId),
    buyer: holder === undefined ? undefined : { holder, userId, time: request.visit.time },
  };
  const offer = await findOrderContext(database, asked);
  if (offer === undefined) return undefined;
  const quote = quoteFor(request, offer, asker);
  const checks = orderChecks(orderToCheck(request, offer, quote, asker));
  const { atVisit, amounts } = checks;
  const failureOf = async (refusal: OrderRefusal | null): Promise<Failure | undefined> =>
    refusal === null ? undefined : orderFailure(refusal, offer.product, database);
  return {
    offer,
    quote,
    unavailable: await failureOf(firstRefusal({ ...checks, amounts: null })),
    unfinished: await failureOf(amounts),
    remaining: getRemaining(offer, spotsAt(offer, request.visit, request.party), atVisit),
    rooms: atVisit.ok ? atVisit.rooms : [],
  };
}
