DROP INDEX "audit_by_age";--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "actor_kind" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "kept_until" timestamp with time zone DEFAULT now() + interval '2 years' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_by_end" ON "audit_entry" USING btree ("kept_until");--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_actor" CHECK ("audit_entry"."actor_kind" IN ('guest', 'member', 'staff', 'job', 'provider'));
--> statement-breakpoint
-- What was done stays told: an entry is never changed, and goes when the time that it was written with is over, by DELETE alone (ADR 26).
DROP TRIGGER audit_is_kept ON audit_entry;--> statement-breakpoint
UPDATE audit_entry SET kept_until = at + interval '2 years', actor_kind = CASE WHEN action = 'payment.desk_cancel' THEN 'provider' ELSE 'staff' END;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.kept_until <= now() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an entry of audit_entry is neither changed nor deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_is_kept();--> statement-breakpoint
CREATE TRIGGER audit_is_kept_whole BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_is_kept();--> statement-breakpoint
-- The moves of payments as well: they go with their payment, five years after the last of them.
CREATE FUNCTION payment_event_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at <= now() - interval '5 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a move of payment_event is neither changed nor deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER payment_event_is_kept BEFORE UPDATE OR DELETE ON payment_event FOR EACH ROW EXECUTE FUNCTION payment_event_is_kept();--> statement-breakpoint
CREATE TRIGGER payment_event_is_kept_whole BEFORE TRUNCATE ON payment_event FOR EACH STATEMENT EXECUTE FUNCTION payment_event_is_kept();--> statement-breakpoint
-- Every move of money is an entry, written at the commit: by then the refund that a move asks for stands beside it.
CREATE FUNCTION money_is_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_entry (htl_code, actor_kind, actor, action, subject, detail, at, kept_until)
  SELECT NEW.htl_code, coalesce(NEW.actor_kind, CASE WHEN p.user_id IS NULL THEN 'guest' ELSE 'member' END), coalesce(NEW.actor, ''),
    'payment.' || NEW.to_state, NEW.shop_order_no,
    jsonb_build_object('from', NEW.from_state, 'to', NEW.to_state, 'amount', coalesce(f.amount, p.approved_amount, p.amount), 'note', NEW.note),
    NEW.at, NEW.at + interval '5 years'
  FROM payment p LEFT JOIN refund f ON f.shop_order_no = p.shop_order_no
    AND f.kind = CASE WHEN NEW.to_state IN ('voiding', 'voided') THEN 'void' WHEN NEW.to_state LIKE '%refund%' THEN 'refund' END
  WHERE p.shop_order_no = NEW.shop_order_no;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER money_is_told AFTER INSERT ON payment_event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.to_state IN ('approved', 'voiding', 'voided', 'refunding', 'refunded', 'partly_refunded', 'manual') OR NEW.from_state = 'manual')
  EXECUTE FUNCTION money_is_told();
