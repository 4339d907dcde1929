import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { codes, RefusalError } from './codes';

export type Method = 'card' | 'account';
export type LangFlag = 'KOR' | 'ENG' | 'JPN' | 'CHN';

/** A demo card or bank account. */
export interface Instrument {
  readonly issuerCode: string;
  readonly issuer: string;
  /** The masked card number; '' for a bank account. */
  readonly maskedNumber: string;
  /** Whether a charge can be cancelled partially. */
  readonly partCancel: boolean;
  readonly atApproval: 'approve' | 'decline' | 'loseResponse';
}

export interface Charge {
  /** The provider's transaction number. */
  readonly pgCno: string;
  readonly amount: number;
  /** The idempotency key of the request, `shopTransactionId`. */
  readonly key: string;
  /** `yyyyMMddHHmmss`, Seoul time. */
  readonly at: string;
  readonly approvalNo: string;
  /** The cash receipt number of a bank transfer; '' for a card. */
  readonly cashReceiptNo: string;
  readonly instrument: Instrument;
}

/** A full or partial cancellation of a charge. */
export interface Revision {
  readonly pgCno: string;
  readonly amount: number;
  /** The amount of the charge that remains after this cancellation. */
  readonly remain: number;
  readonly key: string;
  readonly at: string;
}

export type OrderState =
  | 'registered'
  | 'customerCancelled'
  | 'authorized'
  | 'declined'
  | 'approved'
  | 'partCancelled'
  | 'cancelled';

export type Operation = 'register' | 'window' | 'approve' | 'cancel' | 'query';

export interface Order {
  readonly shopOrderNo: string;
  readonly mallId: string;
  readonly amount: number;
  readonly goodsName: string;
  readonly method: Method;
  readonly langFlag: LangFlag;
  readonly returnUrl: string;
  readonly windowId: string;
  state: OrderState;
  authorizationId: string | null;
  instrument: Instrument | null;
  charge: Charge | null;
  readonly revisions: Revision[];
  readonly calls: Record<Operation, number>;
}

/** A used idempotency key with its Seoul day (`yyyyMMdd`). */
export interface UsedKey {
  readonly key: string;
  readonly day: string;
  readonly shopOrderNo: string;
  readonly operation: 'approve' | 'cancel';
}

/**
 * The provider's ledger, stored in memory and optionally in a file. Each line of the file is a change as JSON; loading
 * merges all lines into one. `add` and `charge` change only the memory until `save` writes the order to the file.
 */
export class Ledger {
  readonly #file: string | undefined;
  readonly #orders = new Map<string, Order>();
  readonly #windows = new Map<string, Order>();
  readonly #charges = new Map<string, Order>();
  readonly #keys = new Map<string, UsedKey>();
  readonly #keysByOrder = new Map<string, UsedKey[]>();

  constructor(file?: string) {
    this.#file = file;
    if (file) this.#load(file);
  }

  get orders(): readonly Order[] {
    return [...this.#orders.values()];
  }

  findOrder(shopOrderNo: string): Order | undefined {
    return this.#orders.get(shopOrderNo);
  }

  findOrderByWindow(windowId: string): Order | undefined {
    return this.#windows.get(windowId);
  }

  findOrderByCharge(pgCno: string): Order | undefined {
    return this.#charges.get(pgCno);
  }

  findUsedKey(key: string): UsedKey | undefined {
    return this.#keys.get(key);
  }

  listKeys(shopOrderNo: string): readonly UsedKey[] {
    return this.#keysByOrder.get(shopOrderNo) ?? [];
  }

  add(order: Order): void {
    if (this.#orders.has(order.shopOrderNo)) throw new RefusalError(codes.duplicate, 'shopOrderNo');
    this.#indexOrder(order);
  }

  useKey(usedKey: UsedKey): void {
    if (this.#keys.has(usedKey.key)) throw new RefusalError(codes.duplicate, 'shopTransactionId');
    this.#indexKey(usedKey);
    this.#write({ orders: [], keys: [usedKey] });
  }

  importOrder(order: Order): Order {
    this.add(order);
    this.save(order);
    return order;
  }

  charge(order: Order, charge: Charge): void {
    order.charge = charge;
    order.state = 'approved';
    this.#charges.set(charge.pgCno, order);
  }

  reset(): void {
    for (const map of [this.#orders, this.#windows, this.#charges, this.#keys, this.#keysByOrder]) map.clear();
    if (this.#file) this.#replaceFile(this.#file);
  }

  save(order: Order): void {
    this.#write({ orders: [order], keys: [] });
  }

  #write(change: LedgerChange): void {
    if (this.#file) appendFileSync(this.#file, formatLine(change));
  }

  /** Replaces the file atomically: an interruption leaves the old file or the new one. */
  #replaceFile(file: string): void {
    writeFileSync(`${file}.new`, formatLine({ orders: this.orders, keys: [...this.#keys.values()] }));
    renameSync(`${file}.new`, file);
  }

  #indexKey(usedKey: UsedKey): void {
    if (this.#keys.has(usedKey.key)) return;
    this.#keys.set(usedKey.key, usedKey);
    this.#keysByOrder.set(usedKey.shopOrderNo, [...this.listKeys(usedKey.shopOrderNo), usedKey]);
  }

  #indexOrder(order: Order): void {
    this.#orders.set(order.shopOrderNo, order);
    this.#windows.set(order.windowId, order);
    if (order.charge) this.#charges.set(order.charge.pgCno, order);
  }

  #load(file: string): void {
    const changes = loadChanges(file);
    for (const { orders, keys } of changes) {
      for (const order of orders) this.#indexOrder(order);
      for (const usedKey of keys) this.#indexKey(usedKey);
    }
    if (changes.length > 0) this.#replaceFile(file);
  }
}

interface LedgerChange {
  readonly orders: readonly Order[];
  readonly keys: readonly UsedKey[];
}

const formatLine = (change: LedgerChange): string => `${JSON.stringify(change)}\n`;

/** Returns no change for a line that was incompletely written because of an interruption. */
const parseLine = (line: string): LedgerChange[] => {
  try {
    return line === '' ? [] : [JSON.parse(line) as LedgerChange];
  } catch {
    return [];
  }
};

const loadChanges = (file: string): readonly LedgerChange[] => {
  try {
    return readFileSync(file, 'utf8').split('\n').flatMap(parseLine);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

export const calculateRemaining = (order: Order): number =>
  (order.charge?.amount ?? 0) - order.revisions.reduce((sum, revision) => sum + revision.amount, 0);
