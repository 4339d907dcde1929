import type { OrderedAmount } from '../inventory/units';
import type { ReservationType } from '../products/product';
import type { DinCode, DinRoomCode, ProdCode } from '../shared/codes';
import type { Visit } from '../shared/seoul-time';

/** What somebody wants to reserve, before he has said who he is: all that decides its price and what it takes. */
export interface OrderRequest extends OrderedAmount {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly reservationType: ReservationType;
  /** The room asked for; null takes the smallest that holds the party. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly visit: Visit;
}
