-- A statement reads each CHECK of its tables anew, word by word, and makes it ready: what an order writes is checked by few and short ones. A reservation has one, a
-- function of its row; a list of names is a type's, which a connection reads once, while the column stays text: the release before writes it as such.
-- All rows of `hold`, `reservation` and `audit_entry` are looked through, which holds these tables for as long as that takes.
CREATE FUNCTION reservation_is_sound(r reservation) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN r.pay_amount >= 0
    AND r.pay_amount = r.order_amount - r.product_discount - r.member_discount - r.coupon_amount - r.point_amount
    AND coalesce(r.refund_amount, 0) + coalesce(r.cancel_fee, 0) <= r.pay_amount
    AND (r.status = 'cancel') = (r.cancelled_at IS NOT NULL)
    AND (r.cancelled_by IS NULL OR r.status = 'cancel');
END $$;--> statement-breakpoint
CREATE DOMAIN "hold_state" AS text CHECK (VALUE IN ('held', 'kept', 'freed'));--> statement-breakpoint
CREATE DOMAIN "actor_kind" AS text CHECK (VALUE IN ('guest', 'member', 'staff', 'job', 'provider'));--> statement-breakpoint
ALTER TABLE "hold" DROP CONSTRAINT "hold_state", ADD CONSTRAINT "hold_state" CHECK ("hold"."state"::hold_state IS NOT NULL);--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_money", DROP CONSTRAINT "reservation_refund", DROP CONSTRAINT "reservation_cancelled", DROP CONSTRAINT "reservation_cancelled_by", ADD CONSTRAINT "reservation_sound" CHECK (reservation_is_sound(reservation));--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_actor", ADD CONSTRAINT "audit_actor" CHECK ("audit_entry"."actor_kind"::actor_kind IS NOT NULL);--> statement-breakpoint
-- Nobody looks a payment up by the key of its approval, which is random, nor by its reservation, which says itself whose it is, once (`reservation.shop_order_no`).
DROP INDEX "payment_approve_key";--> statement-breakpoint
DROP INDEX "payment_resv_code";--> statement-breakpoint
-- Money that comes stands with its payment; only what goes back is told by its refund, which is not looked for otherwise.
CREATE OR REPLACE FUNCTION money_is_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given_back integer;
BEGIN
  IF NEW.to_state NOT IN ('approved', 'voiding', 'voided', 'refunding', 'refunded', 'partly_refunded', 'manual')
    AND NEW.from_state IS DISTINCT FROM 'manual' THEN
    RETURN NULL;
  END IF;
  IF NEW.to_state <> 'approved' THEN
    SELECT amount INTO given_back FROM refund WHERE shop_order_no = NEW.shop_order_no
      AND kind = CASE WHEN NEW.to_state IN ('voiding', 'voided') THEN 'void' WHEN NEW.to_state LIKE '%refund%' THEN 'refund' END;
  END IF;
  INSERT INTO audit_entry (htl_code, actor_kind, actor, action, subject, detail, at, kept_until)
  SELECT NEW.htl_code, coalesce(NEW.actor_kind, CASE WHEN p.user_id IS NULL THEN 'guest' ELSE 'member' END), coalesce(NEW.actor, ''),
    'payment.' || NEW.to_state, NEW.shop_order_no,
    jsonb_build_object('from', NEW.from_state, 'to', NEW.to_state, 'amount', coalesce(given_back, p.approved_amount, p.amount), 'note', NEW.note),
    NEW.at, NEW.at + interval '5 years'
  FROM payment p WHERE p.shop_order_no = NEW.shop_order_no;
  RETURN NULL;
END $$;
