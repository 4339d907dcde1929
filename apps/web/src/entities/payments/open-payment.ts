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
  /** False once the hold was renewed, and if it cannot be renewed at all. */
  readonly canRenew: boolean;
  /** Path of the payment page to which the guest returns. */
  readonly page: string;
  readonly hold: OwnHold;
  /** Key of what the guest agreed to: the order, its total and the versions of the texts. */
  readonly agreementKey?: string;
  /** Position of the payment page in the browser history when this window left it for the provider. */
  readonly historyPosition?: number;
  /**
   * Set when the guest has returned from the provider, with its message. If they returned in the same window, our
   * server has already answered, with the reservation if there is one. In a second window the result may still have to
   * be sent.
   */
  readonly returnResult?: {
    readonly resMsg: string;
    readonly resvCode?: ResvCode;
    readonly providerResult?: ProviderResult;
  };
}

/** Stores the payment, so that it survives a reload and the provider's pages in the same window. */
export const saveOpenPayment = (payment: OpenPayment): void => setTabItem(storageKey, payment);

export function getOpenPayment(): OpenPayment | null {
  const storedValue = getTabItem(storageKey);
  const shopOrderNo = getTextField(storedValue, 'shopOrderNo');
  const page = parseSitePath(getTextField(storedValue, 'page'));
  if (shopOrderNo === '' || page === null) return null;
  const canRenew = toObject(storedValue)['canRenew'] !== false;
  const hold = parseHold(toObject(storedValue)['hold']);
  const agreementKey = getTextField(storedValue, 'agreementKey');
  const historyPosition = Number(toObject(storedValue)['historyPosition']) || 0;
  const returnResult = toObject(storedValue)['returnResult'];
  return {
    shopOrderNo: toCode<ShopOrderNo>(shopOrderNo),
    holdUntil: getTextField(storedValue, 'holdUntil'),
    canRenew,
    page,
    hold,
    ...(agreementKey !== '' && { agreementKey }),
    ...(historyPosition > 0 && { historyPosition }),
    ...(returnResult !== undefined && { returnResult: parseReturnResult(returnResult) }),
  };
}

/** Path prefix of the pages where guests pay phone bookings. */
export const payLinkPrefix = '/pay/';

/** Returns true for a payment started from a pay link; only that link's page continues it. */
export const isPayLinkPayment = ({ page }: Pick<OpenPayment, 'page'>): boolean => page.startsWith(payLinkPrefix);

/** Returns the open payment of this tab if `isOwnPayment` finds that it belongs to the page. */
export function findOpenPaymentOfPage(isOwnPayment: (payment: OpenPayment) => boolean): OpenPayment | null {
  const payment = getOpenPayment();
  return payment !== null && isOwnPayment(payment) ? payment : null;
}

function parseReturnResult(storedValue: unknown): OpenPayment['returnResult'] & object {
  const resvCode = getTextField(storedValue, 'resvCode');
  const providerResult = toObject(storedValue)['providerResult'];
  return {
    resMsg: getTextField(storedValue, 'resMsg'),
    ...(resvCode !== '' && { resvCode: toCode<ResvCode>(resvCode) }),
    ...(providerResult !== undefined && { providerResult: parseProviderResult(providerResult) }),
  };
}

export const parseProviderResult = (value: unknown): ProviderResult => ({
  resCd: getTextField(value, 'resCd'),
  authorizationId: getTextField(value, 'authorizationId'),
});

function parseHold(storedValue: unknown): OwnHold {
  const getNumber = (field: string) => Number(toObject(storedValue)[field]) || 0;
  const roomCode = getTextField(storedValue, 'dinRoomCode');
  return {
    dinCode: toCode<DinCode>(getTextField(storedValue, 'dinCode')),
    prodCode: toCode<ProdCode>(getTextField(storedValue, 'prodCode')),
    visit: {
      date: getTextField(toObject(storedValue)['visit'], 'date'),
      time: getTextField(toObject(storedValue)['visit'], 'time'),
    },
    seats: getNumber('seats'),
    dinRoomCode: roomCode === '' ? null : toCode<NonNullable<OwnHold['dinRoomCode']>>(roomCode),
    units: getNumber('units'),
  };
}

export const removeOpenPayment = (): void => removeTabItem(storageKey);

export function excludeUsageOfOpenPayment(dinCode: DinCode, rows: readonly UsageRow[]): readonly UsageRow[] {
  const hold = getOpenPayment()?.hold;
  return hold?.dinCode === dinCode ? subtractOwnUsage(rows, hold) : rows;
}

export function countOwnSeats(dinCode: DinCode, { date, time }: Visit): number {
  const hold = getOpenPayment()?.hold;
  return hold?.dinCode === dinCode && hold.visit.date === date && hold.visit.time === time ? hold.seats : 0;
}

export function excludeUnitsOfOpenPayment(prodCode: ProdCode, date: SeoulDate | null, sold: UnitsSold): UnitsSold {
  const hold = getOpenPayment()?.hold;
  return hold?.prodCode === prodCode && hold.visit.date === date ? subtractOwnUnits(sold, hold) : sold;
}
