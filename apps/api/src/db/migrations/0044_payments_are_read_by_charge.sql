CREATE OR REPLACE VIEW payment_record AS
SELECT shop_order_no AS "shopOrderNo", htl_code AS "htlCode", state, amount, method, ordersheet_id AS "ordersheetId", "order",
  approve_key AS "approveKey", approve_day AS "approveDay", charge_id AS "pgCno", approved_amount AS "approvedAmount",
  part_cancel AS "partCancel", cash_receipt_no AS "cashReceiptNo", resv_code AS "resvCode", failure_code AS "failureCode",
  extract(epoch FROM now() - moved_at)::float AS "restedSeconds", checks, provider, charge_id AS "chargeId"
FROM payment;--> statement-breakpoint
-- Payments that the reconciler drives on, with when their next look is due.
CREATE VIEW pending_payment AS
SELECT shop_order_no, moved_at, coalesce(check_at, moved_at) AS due_at FROM payment
WHERE state IN ('approving', 'unknown', 'approved', 'voiding', 'refunding');
