import type { Failure } from '@dining/contract/failure';
import type { OfferedRoom } from '@dining/domain/availability/room';
import { findFirstFailure, type OrderFailure, runOrderChecks } from '@dining/domain/orders/check-order';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { Quote } from '@dining/domain/pricing/quote';
import { memberKey } from '../../../booking/checkout/keys';
import { findOrderContext, type OrderContext } from '../../../booking/checkout/order-context';
import { orderToCheck, quoteFor } from '../../../booking/checkout/quote';
import { orderFailure } from '../../../booking/checkout/refusals';
import type { Database } from '../../../db/connect';
import { getRemaining, type Remaining, spotsAt } from './spots';

export interface Asker {
  readonly database: Database;
  readonly userId: string | null;
  /** Whose unfinished attempts to pay are not counted against him: a new one takes their place. */
  readonly holder: string | undefined;
  readonly now: Date;
}

/** What the server says of an order sheet before anybody has filled in a form: its price, and what stands in the way. */
export interface SheetPreview {
  readonly offer: OrderContext;
  readonly quote: Quote;
  /** Not for this person or party, not this menu, or not to be had at that visit. */
  readonly unavailable: Failure | undefined;
  /** Not enough chosen yet, or more than one order may cost. */
  readonly unfinished: Failure | undefined;
  readonly remaining: Remaining;
  readonly rooms: readonly OfferedRoom[];
}

/** A guest who has not given his number yet has taken nothing: the order itself is held to his limit (decision 13b). */
const nobody = 'g:';

/** Prices and checks an order sheet as the database stands now; undefined where its product is not sold any more. */
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
  const checks = runOrderChecks(orderToCheck(request, offer, quote, asker));
  const { atVisit, amounts } = checks;
  const failureOf = async (refusal: OrderFailure | null): Promise<Failure | undefined> =>
    refusal === null ? undefined : orderFailure(refusal, offer.product, database);
  return {
    offer,
    quote,
    unavailable: await failureOf(findFirstFailure({ ...checks, amounts: null })),
    unfinished: await failureOf(amounts),
    remaining: getRemaining(offer, spotsAt(offer, request.visit, request.party), atVisit),
    rooms: atVisit.ok ? atVisit.rooms : [],
  };
}
