import { calculateRemaining, type Ledger, type Order, type OrderState } from './ledger';

/** A row of `GET /_control/ledger`; amounts in won. */
export interface LedgerRow {
  readonly shopOrderNo: string;
  readonly mallId: string;
  readonly pgCno: string | null;
  readonly state: OrderState;
  readonly method: Order['method'];
  readonly amount: number;
  readonly charged: number;
  readonly cancelled: number;
  readonly remaining: number;
  readonly authorizationId: string | null;
  readonly authPagePath: string;
  readonly keys: { readonly approve: readonly string[]; readonly cancel: readonly string[] };
  readonly calls: Order['calls'];
}

export const createLedgerRow = (ledger: Ledger, order: Order): LedgerRow => {
  const keys = ledger.listKeys(order.shopOrderNo);
  const listUsedKeys = (operation: 'approve' | 'cancel') =>
    keys.filter((usedKey) => usedKey.operation === operation).map(({ key }) => key);
  const charged = order.charge?.amount ?? 0;
  return {
    shopOrderNo: order.shopOrderNo,
    mallId: order.mallId,
    pgCno: order.charge?.pgCno ?? null,
    state: order.state,
    method: order.method,
    amount: order.amount,
    charged,
    cancelled: charged - calculateRemaining(order),
    remaining: calculateRemaining(order),
    authorizationId: order.authorizationId,
    authPagePath: `/pay/${order.windowId}`,
    keys: { approve: listUsedKeys('approve'), cancel: listUsedKeys('cancel') },
    calls: order.calls,
  };
};
