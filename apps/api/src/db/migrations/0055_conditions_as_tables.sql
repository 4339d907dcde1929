-- PostgreSQL plans a function that returns one value anew at each call; one that returns a table becomes part of the statement around it.
-- `are_rules_current`, `recent_reservation` and `recent_reservations` stay for servers of the previous release. The next release drops them.
-- The rules whose versions are not those that an order was checked by.
CREATE FUNCTION changed_rules(scopes text[], versions bigint[]) RETURNS TABLE (scope text) LANGUAGE sql STABLE AS $$
  SELECT checked.scope FROM unnest(scopes, versions) AS checked (scope, version) LEFT JOIN rule_version current USING (scope)
  WHERE coalesce(current.version, 0) <> checked.version
$$;
--> statement-breakpoint
-- The latest reservation that a buyer has made of a product and visit while its hold would last: one row or none. No hold lasts a day.
-- It starts from the buyer's own orders: by product or visit it would read all that was ever sold of it.
CREATE FUNCTION latest_reservation(buyer_holder text, buyer_user_id text, product text, day date, start_time text)
RETURNS TABLE (resv_code text) LANGUAGE sql STABLE AS $$
  SELECT own.resv_code FROM (
    SELECT r.* FROM hold h JOIN reservation r USING (shop_order_no)
    WHERE h.holder = buyer_holder AND h.state = 'kept' AND h.expires_at > now()
    UNION ALL
    SELECT r.* FROM reservation r JOIN hold h USING (shop_order_no)
    WHERE r.user_id = buyer_user_id AND r.created_at > now() - interval '1 day' AND h.state = 'kept' AND h.expires_at > now()
  ) own
  WHERE own.prod_code = product AND own.visit_day = day AND own.visit_time = start_time
  ORDER BY own.created_at DESC, own.resv_code LIMIT 1
$$;
