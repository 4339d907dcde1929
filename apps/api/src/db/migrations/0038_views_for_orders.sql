-- Holds whose time is over and whose capacity anybody may have: unless their payment stands where money may have moved.
CREATE VIEW expired_hold AS
SELECT h.shop_order_no, h.htl_code, h.expires_at FROM hold h
WHERE h.state = 'held' AND h.expires_at <= now() AND NOT EXISTS (
  SELECT 1 FROM payment p WHERE p.shop_order_no = h.shop_order_no AND p.state IN ('approving', 'unknown', 'approved', 'manual'));
--> statement-breakpoint
-- Holds that count as unpaid: those that are being paid for, and those of bookings without payment.
CREATE VIEW unpaid_hold AS
SELECT h.shop_order_no, h.state, h.holder, h.expires_at, h.address_key, h.person_key FROM hold h
WHERE CASE h.state WHEN 'held' THEN h.expires_at > now() WHEN 'kept' THEN h.request_key IS NOT NULL ELSE false END;
--> statement-breakpoint
-- A payment as the use cases read it; amounts in won.
CREATE VIEW payment_record AS
SELECT shop_order_no AS "shopOrderNo", htl_code AS "htlCode", state, amount, method, ordersheet_id AS "ordersheetId", "order",
  approve_key AS "approveKey", approve_day AS "approveDay", pg_cno AS "pgCno", approved_amount AS "approvedAmount",
  part_cancel AS "partCancel", cash_receipt_no AS "cashReceiptNo", resv_code AS "resvCode", failure_code AS "failureCode",
  extract(epoch FROM now() - moved_at)::float AS "restedSeconds", checks
FROM payment;
--> statement-breakpoint
-- The reservations that a buyer has made while their holds would last: no hold lasts a day. It starts from the buyer's own orders: by
-- product or visit it would read all that was ever sold of it.
CREATE FUNCTION recent_reservations(buyer_holder text, buyer_user_id text)
RETURNS TABLE (resv_code text, prod_code text, visit_day date, visit_time text, created_at timestamptz) LANGUAGE sql STABLE AS $$
  WITH own AS MATERIALIZED (
    SELECT shop_order_no FROM hold WHERE holder = buyer_holder AND state = 'kept' AND expires_at > now()
    UNION
    SELECT shop_order_no FROM reservation WHERE user_id = buyer_user_id AND created_at > now() - interval '1 day'
  )
  SELECT r.resv_code, r.prod_code, r.visit_day, r.visit_time, r.created_at FROM own
  JOIN hold h USING (shop_order_no) JOIN reservation r USING (shop_order_no)
  WHERE h.state = 'kept' AND h.expires_at > now()
$$;
