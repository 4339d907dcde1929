import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface NewPhoneOrder {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly staffId: string;
  /** Name of the staff member who read the consent text to the guest. */
  readonly speaker: string;
  readonly consent: { readonly version: string; readonly language: Language };
  /** In won. */
  readonly dueAtVenue: number;
  /** The reason for taking seats beyond capacity; null if the order may not take any. */
  readonly overrideReason: string | null;
}

/**
 * Inserts the data that staff enter for an order on the phone. Call it before inserting the reservation, which gets the
 * source `phone` only if these data exist.
 */
export async function insertPhoneOrder(client: PoolClient, order: NewPhoneOrder): Promise<void> {
  await client.query(sql('insert_phone_order')`
    INSERT INTO phone_order (shop_order_no, htl_code, staff_id, speaker, consent_version, consent_language, due_at_venue,
      override_reason)
    VALUES (${order.shopOrderNo}, ${order.htlCode}, ${order.staffId}, ${order.speaker}, ${order.consent.version},
      ${order.consent.language}, ${order.dueAtVenue}, ${order.overrideReason})`);
}

/** Records the seats beyond capacity of an order that staff took, which are known once the counters are taken. */
export async function updateOverrun(client: PoolClient, shopOrderNo: ShopOrderNo, overrun: number): Promise<void> {
  await client.query(sql('update_overrun')`
    WITH former AS (UPDATE former_order SET overrun = ${overrun} WHERE shop_order_no = ${shopOrderNo})
    UPDATE phone_order SET overrun = ${overrun} WHERE shop_order_no = ${shopOrderNo}`);
}
