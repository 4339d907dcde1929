import { type OwnHold, subtractOwnUnits, subtractOwnUsage } from '@dining/domain/availability/own-hold';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { UsageRow } from '@dining/domain/inventory/stock';
import { type DinCode, type ProdCode, type ResvCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import { parseSitePath } from '../../lib/site-path';
import { getTabItem, getTextField, removeTabItem, setTabItem, toObject } from '../../lib/tab-storage';

const storageKey = 'openPayment';

export interface ProviderResult {
  readonly resCd: string;
  readonly authorizationId: string;
}

export interface OpenPayment {
  readonly shopOrderNo: ShopOrderNo;
  /** End of the guest's countdown by the device's clock; ISO instant. */
  readonly holdUntil: string;
  /** True once the hold cannot be extended any more. */
  readonly renewed: boolean;
  /** Path of the payment page to which the guest returns. */
  readonly page: string;
  readonly holds: OwnHold;
  /** Key of what the guest agreed to: the order, its total and the versions of the texts. */
  readonly agreedTo?: string;
  /** Position of the payment page in the browser history when this window left it for the provider. */
  readonly leftAt?: number;
  /**
   * Set when the guest has returned from the provider, with its message. If they returned in the same window, our
   * server has already answered, with the reservation if there is one. In a second window the result may still have to
   * be sent.
   */
  readonly returned?: {
    readonly resMsg: string;
    readonly resvCode?: ResvCode;
    readonly providerResult?: ProviderResult;
  };
}

/** Stores the payment, so that it survives a reload and the provider's pages in the same window. */
export const saveOpenPayment = (payment: OpenPayment): void => setTabItem(storageKey, payment);

export function getOpenPayment(): OpenPayment | null {
  const stored = getTabItem(storageKey);
  const shopOrderNo = getTextField(stored, 'shopOrderNo');
  const page = parseSitePath(getTextField(stored, 'page'));
  if (shopOrderNo === '' || page === null) return null;
  const renewed = toObject(stored)['renewed'] === true;
  const holds = parseHolds(toObject(stored)['holds']);
  const agreedTo = getTextField(stored, 'agreedTo');
  const leftAt = Number(toObject(stored)['leftAt']) || 0;
  const returned = toObject(stored)['returned'];
  return {
    shopOrderNo: toCode<ShopOrderNo>(shopOrderNo),
    holdUntil: getTextField(stored, 'holdUntil'),
    renewed,
    page,
    holds,
    ...(agreedTo !== '' && { agreedTo }),
    ...(leftAt > 0 && { leftAt }),
    ...(returned !== undefined && { returned: parseReturned(returned) }),
  };
}

/** Path prefix of the pages where guests pay phone bookings. */
export const payLinkPrefix = '/pay/';

/** Returns true for a payment started from a pay link; only that link's page continues it. */
export const isPayLinkPayment = ({ page }: Pick<OpenPayment, 'page'>): boolean => page.startsWith(payLinkPrefix);

/** Returns the open payment of this tab if it belongs to the page. */
export function findOpenPaymentOfPage(belongsToPage: (payment: OpenPayment) => boolean): OpenPayment | null {
  const payment = getOpenPayment();
  return payment !== null && belongsToPage(payment) ? payment : null;
}

function parseReturned(stored: unknown): OpenPayment['returned'] & object {
  const resvCode = getTextField(stored, 'resvCode');
  const providerResult = toObject(stored)['providerResult'];
  return {
    resMsg: getTextField(stored, 'resMsg'),
    ...(resvCode !== '' && { resvCode: toCode<ResvCode>(resvCode) }),
    ...(providerResult !== undefined && { providerResult: parseProviderResult(providerResult) }),
  };
}

export const parseProviderResult = (value: unknown): ProviderResult => ({
  resCd: getTextField(value, 'resCd'),
  authorizationId: getTextField(value, 'authorizationId'),
});

function parseHolds(stored: unknown): OwnHold {
  const getNumber = (field: string) => Number(toObject(stored)[field]) || 0;
  const roomCode = getTextField(stored, 'dinRoomCode');
  return {
    dinCode: toCode<DinCode>(getTextField(stored, 'dinCode')),
    prodCode: toCode<ProdCode>(getTextField(stored, 'prodCode')),
    visit: {
      date: getTextField(toObject(stored)['visit'], 'date'),
      time: getTextField(toObject(stored)['visit'], 'time'),
    },
    seats: getNumber('seats'),
    dinRoomCode: roomCode === '' ? null : toCode<NonNullable<OwnHold['dinRoomCode']>>(roomCode),
    units: getNumber('units'),
  };
}

export const removeOpenPayment = (): void => removeTabItem(storageKey);

export function excludeOwnUsage(dinCode: DinCode, rows: readonly UsageRow[]): readonly UsageRow[] {
  const holds = getOpenPayment()?.holds;
  return holds?.dinCode === dinCode ? subtractOwnUsage(rows, holds) : rows;
}

export function countOwnSeats(dinCode: DinCode, { date, time }: Visit): number {
  const holds = getOpenPayment()?.holds;
  return holds?.dinCode === dinCode && holds.visit.date === date && holds.visit.time === time ? holds.seats : 0;
}

export function excludeOwnUnits(prodCode: ProdCode, date: SeoulDate | null, sold: UnitsSold): UnitsSold {
  const holds = getOpenPayment()?.holds;
  return holds?.prodCode === prodCode && holds.visit.date === date ? subtractOwnUnits(sold, holds) : sold;
}
