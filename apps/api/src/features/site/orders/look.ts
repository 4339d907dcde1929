import type { Failure } from '@dining/contract/failure';
import type { OfferedRoom } from '@dining/domain/availability/room';
import { isReplaceable } from '@dining/domain/payments/states';
import type { Quote } from '@dining/domain/pricing/total';
import { answerAtVisit, priceOf } from '../../../booking/orders/at-visit';
import { amountFailure, kindFailure } from '../../../booking/orders/choice-failure';
import { loadOffer, type Offer } from '../../../booking/orders/offer';
import { dearFailure, productFailure } from '../../../booking/orders/refusals';
import type { Wanted } from '../../../booking/orders/wanted';
import { memberKey } from '../../../booking/reservations/keys';
import type { Database } from '../../../db/connect';
import { openAttemptsOf } from '../../../stores/payments/payments';
import { remainingOf, spotsAt } from './spots';

export interface Asker {
  readonly database: Database;
  readonly userId: string | null;
  /** Whose unfinished attempts to pay are not counted against him: a new one takes their place. */
  readonly holder: string | undefined;
  readonly now: Date;
}

/** What the server says of a draft before anybody has filled in a form: its price, and what stands in the way. */
export interface Look {
  readonly offer: Offer;
  readonly quote: Quote;
  /** Not for this person or party, or not this menu. */
  readonly kind: Failure | undefined;
  /** Not to be had at that visit. */
  readonly stock: Failure | undefined;
  /** Not enough chosen yet, or more than one order may cost. */
  readonly amount: Failure | undefined;
  /** How many can still be had; null is no limit. */
  readonly remaining: number | null;
  readonly rooms: readonly OfferedRoom[];
}

/** A guest who has not given his number yet has taken nothing: the order itself is held to his limit (decision 13b). */
const nobody = 'g:';

/** Looks at a draft as the database stands now; undefined where its product is not sold any more. */
export async function lookAt(wanted: Wanted, asker: Asker): Promise<Look | undefined> {
  const { database, userId, holder, now } = asker;
  const attempts = holder === undefined ? [] : await openAttemptsOf(database.pool, { ...wanted, holder, userId });
  const offer = await loadOffer(database, {
    dinCode: wanted.dinCode,
    prodCode: wanted.prodCode,
    date: wanted.visit.date,
    personKey: userId === null ? nobody : memberKey(userId),
    own: attempts.filter(isReplaceable).map(({ shopOrderNo }) => shopOrderNo),
  });
  if (offer === undefined) return undefined;
  const { answer } = answerAtVisit(wanted, offer, now);
  const quote = priceOf(wanted, offer, asker);
  return {
    offer,
    quote,
    kind: await kindFailure(wanted, offer.product, asker),
    stock: answer.ok ? undefined : productFailure(answer),
    amount: amountFailure(wanted, offer.product) ?? dearFailure(quote),
    remaining: remainingOf(offer, spotsAt(offer, wanted.visit, wanted.party), answer),
    rooms: answer.ok ? answer.rooms : [],
  };
}
