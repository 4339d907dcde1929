import { type OwnHold, subtractOwnUnits, subtractOwnUsage } from '@dining/domain/availability/own-hold';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { UsageRow } from '@dining/domain/inventory/stock';
import { asCode, type DinCode, type ProdCode, type ResvCode, type ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import { pathOfThisSite } from '../../lib/return-path';
import { asRecord, forgetInTab, keepInTab, keptInTab, textIn } from '../../lib/session-store';

const key = 'openPayment';

/** What the provider's window came back with, as our server is told of it. */
export interface ProviderResult {
  readonly resCd: string;
  readonly authorizationId: string;
}

/** A payment that has begun and whose end this tab has not seen. */
export interface OpenPayment {
  readonly shopOrderNo: ShopOrderNo;
  /** When the guest's countdown ends by this device's clock; ISO instant. */
  readonly holdUntil: string;
  /** The one renewal is used up. */
  readonly renewed: boolean;
  /** The payment page's own address, to come back to. */
  readonly page: string;
  readonly holds: OwnHold;
  /** What its guest has agreed to with it: the order and the versions of the texts. */
  readonly agreedTo?: string;
  /** The place of the payment page in the tab's history, counted from 1, where this very window went to the provider. */
  readonly leftAt?: number;
  /**
   * It is back from the provider, with the provider's own words: in the same window, where the server has answered, with the
   * reservation if there is one; in a window of its own with what the server may not have been told yet.
   */
  readonly returned?: { readonly resMsg: string; readonly resvCode?: ResvCode; readonly brought?: ProviderResult };
}

/** Keeps the payment through a reload, and through the way to the provider and back in the same window. */
export const keepOpenPayment = (payment: OpenPayment): void => keepInTab(key, payment);

export function getOpenPayment(): OpenPayment | null {
  const kept = keptInTab(key);
  const shopOrderNo = textIn(kept, 'shopOrderNo');
  const page = pathOfThisSite(textIn(kept, 'page'));
  if (shopOrderNo === '' || page === null) return null;
  const renewed = asRecord(kept)['renewed'] === true;
  const holds = parseHolds(asRecord(kept)['holds']);
  const agreedTo = textIn(kept, 'agreedTo');
  const leftAt = Number(asRecord(kept)['leftAt']) || 0;
  const returned = asRecord(kept)['returned'];
  return {
    shopOrderNo: asCode<ShopOrderNo>(shopOrderNo),
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
    ...(resvCode !== '' && { resvCode: asCode<ResvCode>(resvCode) }),
    ...(brought !== undefined && { brought: parseProviderResult(brought) }),
  };
}

/** The values out of what was kept or posted. */
export const parseProviderResult = (value: unknown): ProviderResult => ({
  resCd: textIn(value, 'resCd'),
  authorizationId: textIn(value, 'authorizationId'),
});

function parseHolds(kept: unknown): OwnHold {
  const count = (field: string) => Number(asRecord(kept)[field]) || 0;
  const room = textIn(kept, 'dinRoomCode');
  return {
    dinCode: asCode<DinCode>(textIn(kept, 'dinCode')),
    prodCode: asCode<ProdCode>(textIn(kept, 'prodCode')),
    visit: { date: textIn(asRecord(kept)['visit'], 'date'), time: textIn(asRecord(kept)['visit'], 'time') },
    seats: count('seats'),
    dinRoomCode: room === '' ? null : asCode<NonNullable<OwnHold['dinRoomCode']>>(room),
    units: count('units'),
  };
}

export const forgetOpenPayment = (): void => forgetInTab(key);

/** What others have taken of a venue: what this tab's own payment holds is not held against it. As of the answer it is read from. */
export function excludeOwnUsage(dinCode: DinCode, rows: readonly UsageRow[]): readonly UsageRow[] {
  const own = getOpenPayment()?.holds;
  return own?.dinCode === dinCode ? subtractOwnUsage(rows, own) : rows;
}

/** The seats at tables that this tab's own payment holds at a venue for one visit. */
export function countOwnSeats(dinCode: DinCode, { date, time }: Visit): number {
  const own = getOpenPayment()?.holds;
  return own?.dinCode === dinCode && own.visit.date === date && own.visit.time === time ? own.seats : 0;
}

/** The same for what is sold of a product for visits on a day. */
export function excludeOwnUnits(prodCode: ProdCode, date: SeoulDate | null, sold: UnitsSold): UnitsSold {
  const own = getOpenPayment()?.holds;
  return own?.prodCode === prodCode && own.visit.date === date ? subtractOwnUnits(sold, own) : sold;
}
