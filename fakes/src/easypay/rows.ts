import { type Ledger, type Order, type OrderState, remaining } from './ledger';

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
  const keysFor = (operation: 'approve' | 'cancel') =>
    keys.filter((used) => used.operation === operation).map((used) => used.key);
  const charged = order.charge?.amount ?? 0;
  return {
    shopOrderNo: order.shopOrderNo,
    mallId: order.mallId,
    pgCno: order.charge?.pgCno ?? null,
    state: order.state,
    method: order.method,
    amount: order.amount,
    charged,
    cancelled: charged - remaining(order),
    remaining: remaining(order),
    authorizationId: order.authorizationId,
    authPagePath: `/pay/${order.windowId}`,
    keys: { approve: keysFor('approve'), cancel: keysFor('cancel') },
    calls: order.calls,
  };
};
