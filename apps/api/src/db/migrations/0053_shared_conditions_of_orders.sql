-- Whether rules still have the versions that an order was checked by.
CREATE FUNCTION are_rules_current(scopes text[], versions bigint[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT 1 FROM unnest(scopes, versions) AS checked (scope, version) LEFT JOIN rule_version current USING (scope)
    WHERE coalesce(current.version, 0) <> checked.version)
$$;
--> statement-breakpoint
-- The latest reservation that a buyer has made of a product and visit while its hold would last.
CREATE FUNCTION recent_reservation(buyer_holder text, buyer_user_id text, product text, day date, start_time text)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT resv_code FROM recent_reservations(buyer_holder, buyer_user_id)
  WHERE prod_code = product AND visit_day = day AND visit_time = start_time
  ORDER BY created_at DESC, resv_code LIMIT 1
$$;
--> statement-breakpoint
-- Attempts to pay for a visit; the visit's day is text, as the order has it.
CREATE VIEW payment_attempt AS
SELECT shop_order_no, state, holder, user_id, "order" ->> 'prodCode' AS prod_code, "order" -> 'visit' ->> 'date' AS visit_day,
  "order" -> 'visit' ->> 'time' AS visit_time
FROM payment;
--> statement-breakpoint
-- Coupons that an order holds or has spent, with that order.
CREATE VIEW taken_coupon AS
SELECT l.coupon_no, h.shop_order_no FROM hold_line l JOIN hold h USING (shop_order_no)
WHERE l.counter = 'coupon' AND h.state <> 'freed'
  AND NOT EXISTS (SELECT 1 FROM expired_hold e WHERE e.shop_order_no = h.shop_order_no);
