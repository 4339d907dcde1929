-- A payment names the provider that took it, and its charge as that provider names it. Migrations 0041 to 0045 do this, each in its own transaction.
-- With millions of payments an operator may run columns, trigger, values and index beforehand (docs/operations/migrations.md): these migrations allow for that.
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
  WHEN (NEW.charge_id IS DISTINCT FROM NEW.pg_cno OR NEW.provider IS NULL) EXECUTE FUNCTION keep_charge_columns_equal();
