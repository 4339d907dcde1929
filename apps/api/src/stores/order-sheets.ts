import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';

/** The order sheet that a payment came from is a reservation now; the cart no longer counts it. */
export async function closeOrderSheet(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<void> {
  await client.query(
    `UPDATE order_sheet SET state = 'booked' FROM payment p
     WHERE p.shop_order_no = $1 AND order_sheet.ordersheet_id = p.ordersheet_id AND order_sheet.state = 'open'`,
    [shopOrderNo],
  );
}
