import { type OwnHold, subtractOwnUnits, subtractOwnUsage } from '@dining/domain/availability/own-hold';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { UsageRow } from '@dining/domain/inventory/stock';
import { type DinCode, type ProdCode, type ResvCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import { parseSitePath } from '../../lib/return-path';
import { asRecord, forgetInTab, keepInTab, readFromTab, textIn } from '../../lib/session-store';

const key = 'openPayment';

/** The result that the provider's window returned, as it is sent to our server. */
export interface ProviderResult {
  readonly resCd: string;
  readonly authorizationId: string;
}

/** A payment that this tab has started and not seen end. */
export interface OpenPayment {
  readonly shopOrderNo: ShopOrderNo;
  /** End of the guest's countdown by the device's clock; ISO instant. */
  readonly holdUntil: string;
  readonly renewed: boolean;
  readonly page: string;
  readonly holds: OwnHold;
  /** The consent given with it: the order and the versions of the terms. */
  readonly agreedTo?: string;
  /** The payment page's index in the tab's history, from 1, if this window went to the provider. */
  readonly leftAt?: number;
  /**
   * Set when the provider has returned, with its message. In the same window our server has answered, with the
   * reservation if there is one; in a second window the result may still have to be sent.
   */
  readonly returned?: { readonly resMsg: string; readonly resvCode?: ResvCode; readonly brought?: ProviderResult };
}

/** Stores the payment, so that it survives a reload and the provider's pages in the same window. */
export const keepOpenPayment = (payment: OpenPayment): void => keepInTab(key, payment);

export function getOpenPayment(): OpenPayment | null {
  const kept = readFromTab(key);
  const shopOrderNo = textIn(kept, 'shopOrderNo');
  const page = parseSitePath(textIn(kept, 'page'));
  if (shopOrderNo === '' || page === null) return null;
  const renewed = asRecord(kept)['renewed'] === true;
  const holds = parseHolds(asRecord(kept)['holds']);
  const agreedTo = textIn(kept, 'agreedTo');
  const leftAt = Number(asRecord(kept)['leftAt']) || 0;
  const returned = asRecord(kept)['returned'];
  return {
    shopOrderNo: toCode<ShopOrderNo>(shopOrderNo),
    holdUntil: textIn(kept, 'holdUntil'),
    renewed,
    page,
    holds,
    ...(agreedTo !== '' && { agreedTo }),
    ...(leftAt > 0 && { leftAt }),
    ...(returned !== undefined && { returned: parseReturned(returned) }),
  };
}

function parseReturned(kept: unknown): OpenPayment['returned'] & object {
  const resvCode = textIn(kept, 'resvCode');
  const brought = asRecord(kept)['brought'];
  return {
    resMsg: textIn(kept, 'resMsg'),
    ...(resvCode !== '' && { resvCode: toCode<ResvCode>(resvCode) }),
    ...(brought !== undefined && { brought: parseProviderResult(brought) }),
  };
}

/** Parses a result that was stored or posted. */
export const parseProviderResult = (value: unknown): ProviderResult => ({
  resCd: textIn(value, 'resCd'),
  authorizationId: textIn(value, 'authorizationId'),
});

function parseHolds(kept: unknown): OwnHold {
  const count = (field: string) => Number(asRecord(kept)[field]) || 0;
  const room = textIn(kept, 'dinRoomCode');
  return {
    dinCode: toCode<DinCode>(textIn(kept, 'dinCode')),
    prodCode: toCode<ProdCode>(textIn(kept, 'prodCode')),
    visit: { date: textIn(asRecord(kept)['visit'], 'date'), time: textIn(asRecord(kept)['visit'], 'time') },
    seats: count('seats'),
    dinRoomCode: room === '' ? null : toCode<NonNullable<OwnHold['dinRoomCode']>>(room),
    units: count('units'),
  };
}

export const forgetOpenPayment = (): void => forgetInTab(key);

/** Returns a venue's usage without what this tab's own payment holds at this moment. */
export function excludeOwnUsage(dinCode: DinCode, rows: readonly UsageRow[]): readonly UsageRow[] {
  const own = getOpenPayment()?.holds;
  return own?.dinCode === dinCode ? subtractOwnUsage(rows, own) : rows;
}

/** Returns the number of table seats that this tab's own payment holds for a visit. */
export function countOwnSeats(dinCode: DinCode, { date, time }: Visit): number {
  const own = getOpenPayment()?.holds;
  return own?.dinCode === dinCode && own.visit.date === date && own.visit.time === time ? own.seats : 0;
}

/** Returns the units sold of a product on a day without what this tab's own payment holds. */
export function excludeOwnUnits(prodCode: ProdCode, date: SeoulDate | null, sold: UnitsSold): UnitsSold {
  const own = getOpenPayment()?.holds;
  return own?.prodCode === prodCode && own.visit.date === date ? subtractOwnUnits(sold, own) : sold;
}
