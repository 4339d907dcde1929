-- A payment names the provider that took it, and its charge as that provider names it. On a database with millions of payments columns, trigger,
-- values and index are made by hand beforehand (operations, Upgrades): the statements below then find them.
ALTER TABLE "payment" ADD COLUMN IF NOT EXISTS "provider" text DEFAULT 'easypay' NOT NULL;--> statement-breakpoint
-- From now on the server says which provider it is; the trigger below says it for servers of the previous release.
ALTER TABLE "payment" ALTER COLUMN "provider" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN IF NOT EXISTS "charge_id" text;--> statement-breakpoint
-- Servers of the previous release read and write "pg_cno". The trigger keeps it equal to "charge_id" and names their provider. The next release
-- drops the trigger, its function, "pg_cno", and the column "pgCno" of "payment_record".
CREATE OR REPLACE FUNCTION keep_charge_columns_equal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.provider := coalesce(NEW.provider, 'easypay');
  IF TG_OP = 'INSERT' THEN
    NEW.charge_id := coalesce(NEW.charge_id, NEW.pg_cno);
  ELSIF NEW.charge_id IS NOT DISTINCT FROM OLD.charge_id THEN
    NEW.charge_id := NEW.pg_cno;
  END IF;
  NEW.pg_cno := NEW.charge_id;
  RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER IF EXISTS keep_charge_columns_equal ON payment;--> statement-breakpoint
CREATE TRIGGER keep_charge_columns_equal BEFORE INSERT OR UPDATE ON payment FOR EACH ROW
  WHEN (NEW.charge_id IS DISTINCT FROM NEW.pg_cno OR NEW.provider IS NULL) EXECUTE FUNCTION keep_charge_columns_equal();--> statement-breakpoint
UPDATE "payment" SET "charge_id" = "pg_cno" WHERE "charge_id" IS NULL AND "pg_cno" IS NOT NULL;--> statement-breakpoint
-- The charge comes first: servers of the previous release look it up without a provider.
CREATE UNIQUE INDEX IF NOT EXISTS "payment_provider_charge" ON "payment" USING btree ("charge_id","provider") WHERE charge_id IS NOT NULL;--> statement-breakpoint
DROP INDEX "payment_charge";--> statement-breakpoint
CREATE OR REPLACE VIEW payment_record AS
SELECT shop_order_no AS "shopOrderNo", htl_code AS "htlCode", state, amount, method, ordersheet_id AS "ordersheetId", "order",
  approve_key AS "approveKey", approve_day AS "approveDay", charge_id AS "pgCno", approved_amount AS "approvedAmount",
  part_cancel AS "partCancel", cash_receipt_no AS "cashReceiptNo", resv_code AS "resvCode", failure_code AS "failureCode",
  extract(epoch FROM now() - moved_at)::float AS "restedSeconds", checks, provider, charge_id AS "chargeId"
FROM payment;
--> statement-breakpoint
-- Payments that the reconciler drives on, with when their next look is due.
CREATE VIEW pending_payment AS
SELECT shop_order_no, moved_at, coalesce(check_at, moved_at) AS due_at FROM payment
WHERE state IN ('approving', 'unknown', 'approved', 'voiding', 'refunding');
