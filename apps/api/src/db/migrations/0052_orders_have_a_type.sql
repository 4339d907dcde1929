-- Order sheets that a guest can still go on with.
CREATE VIEW open_order_sheet AS
SELECT ordersheet_id, htl_code, din_code, prod_code, user_id, holder, reservation_type, visit_day, visit_time, adults, kids, created_at
FROM order_sheet WHERE state = 'open' AND expires_at > now();
--> statement-breakpoint
-- The fields of an order as `payment.order` stores it; stores/payments/order-json declares the same ones and checks them when it writes.
CREATE TYPE waiting_order AS ("htlCode" text, "dinCode" text, "prodCode" text, "dinRoomCode" text, "productName" jsonb,
  "reservationType" text, "takesDeposit" boolean, "saleZone" text, visit jsonb, party jsonb, "pickupQuantity" int, language text,
  holder text, "userId" text, booker jsonb, visitor jsonb, "requestNote" text, "noAllergies" boolean, allergies jsonb, answers jsonb,
  lines jsonb, quote jsonb, policy jsonb, consents jsonb, campaign jsonb, needs jsonb);
--> statement-breakpoint
-- Counts one attempt against limits in their order, up to the first that is full, which it returns with the seconds until its window ends.
-- Writes nothing if one is full already. The last half second of counts may be lost with the power: nobody waits for the disk.
CREATE FUNCTION count_attempt(keys text[], limits int[], seconds int[])
RETURNS TABLE (place int, wait int) LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY SELECT l.ordinal::int, ceil(extract(epoch FROM r.resets_at - now()))::int
    FROM unnest(keys, limits) WITH ORDINALITY AS l (key, most, ordinal) JOIN rate_limit r ON r.key = l.key
    WHERE r.resets_at > now() AND r.count >= l.most ORDER BY l.ordinal LIMIT 1;
  IF FOUND THEN RETURN; END IF;
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR i IN 1 .. cardinality(keys) LOOP
    INSERT INTO rate_limit AS r (key, count, resets_at) VALUES (keys[i], 1, now() + make_interval(secs => seconds[i]))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.resets_at <= now() THEN 1 ELSE r.count + 1 END,
      resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
    WHERE r.resets_at <= now() OR r.count < limits[i];
    IF NOT FOUND THEN
      RETURN QUERY SELECT i, coalesce((SELECT ceil(extract(epoch FROM r.resets_at - now()))::int FROM rate_limit r WHERE r.key = keys[i]), 1);
      RETURN;
    END IF;
  END LOOP;
END $$;
