-- Each move of an order writes a new row of its payment, and with it an entry in every index that the row is in. What an order does not have yet, a
-- key, a charge, a reservation, is in none now; moves and lines are known by their order and number, by one index instead of two; a line without a
-- venue and a guest's reservation stand in no index of venues and members. On a house with millions of rows these indexes are
-- made by hand beforehand, CONCURRENTLY (docs/operations/migrations.md).
CREATE UNIQUE INDEX IF NOT EXISTS "payment_approve_key" ON "payment" USING btree ("approve_key") WHERE approve_key IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payment_charge" ON "payment" USING btree ("pg_cno") WHERE pg_cno IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payment_resv_code" ON "payment" USING btree ("resv_code") WHERE resv_code IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "hold_line_of_venue" ON "hold_line" USING btree ("din_code","visit_day") WHERE din_code IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reservation_of_member" ON "reservation" USING btree ("user_id","created_at","resv_code") WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "hold_event_shop_order_no_id_pk" ON "hold_event" USING btree ("shop_order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "hold_line_shop_order_no_id_pk" ON "hold_line" USING btree ("shop_order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payment_event_shop_order_no_id_pk" ON "payment_event" USING btree ("shop_order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "order_sheet_event_ordersheet_id_id_pk" ON "order_sheet_event" USING btree ("ordersheet_id","id");--> statement-breakpoint
ALTER TABLE "hold_event" DROP CONSTRAINT "hold_event_pkey", ADD CONSTRAINT "hold_event_shop_order_no_id_pk" PRIMARY KEY USING INDEX "hold_event_shop_order_no_id_pk";--> statement-breakpoint
ALTER TABLE "hold_line" DROP CONSTRAINT "hold_line_pkey", ADD CONSTRAINT "hold_line_shop_order_no_id_pk" PRIMARY KEY USING INDEX "hold_line_shop_order_no_id_pk";--> statement-breakpoint
ALTER TABLE "payment_event" DROP CONSTRAINT "payment_event_pkey", ADD CONSTRAINT "payment_event_shop_order_no_id_pk" PRIMARY KEY USING INDEX "payment_event_shop_order_no_id_pk";--> statement-breakpoint
ALTER TABLE "order_sheet_event" DROP CONSTRAINT "order_sheet_event_pkey", ADD CONSTRAINT "order_sheet_event_ordersheet_id_id_pk" PRIMARY KEY USING INDEX "order_sheet_event_ordersheet_id_id_pk";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_approve_key_unique";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_resv_code_unique";--> statement-breakpoint
DROP INDEX "payment_pg_cno";--> statement-breakpoint
DROP INDEX "hold_event_by_order";--> statement-breakpoint
DROP INDEX "hold_line_by_order";--> statement-breakpoint
DROP INDEX "hold_line_by_venue_day";--> statement-breakpoint
DROP INDEX "payment_event_by_order";--> statement-breakpoint
DROP INDEX "order_sheet_event_by_sheet";--> statement-breakpoint
DROP INDEX "reservation_by_member";--> statement-breakpoint
-- A trigger's condition is read anew by every statement that fires it, which costs more than asking within: the function says itself which moves are of money.
CREATE OR REPLACE FUNCTION money_is_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.to_state NOT IN ('approved', 'voiding', 'voided', 'refunding', 'refunded', 'partly_refunded', 'manual')
    AND NEW.from_state IS DISTINCT FROM 'manual' THEN
    RETURN NULL;
  END IF;
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
DROP TRIGGER money_is_told ON payment_event;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER money_is_told AFTER INSERT ON payment_event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION money_is_told();
