-- Rows of no hotel have the hotel 'GROUP' (`groupHtlCode`), so that every table that grows can be partitioned by `htl_code`. What can take long runs first and
-- blocks no writer; the locks that block come after it. `reservation` is scanned under its lock. See docs/operations.md, Upgrades, for big tables.
--
-- Entries of the audit are never updated. This function lets the next statement through; nobody else sees it, for it is put back in this transaction.
CREATE OR REPLACE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.htl_code IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an entry of audit_entry is neither changed nor deleted';
END $$;--> statement-breakpoint
UPDATE "audit_entry" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
UPDATE "outbox" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
UPDATE "alarm" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
-- Reservations from before migration 0027 may name a product that has moved to another venue since. They must not stop an upgrade: then the key stays
-- NOT VALID (docs/capacity.md).
DO $$
BEGIN
  ALTER TABLE "reservation" VALIDATE CONSTRAINT "reservation_of_product";
EXCEPTION WHEN foreign_key_violation THEN
  RAISE WARNING 'reservation_of_product stays NOT VALID: reservations name products of another venue';
END $$;--> statement-breakpoint
-- All locks that block, at once and in the order in which a reservation writes these tables, so that neither waits for the other.
LOCK TABLE "coupon", "reservation", "hotel", "alarm", "outbox", "audit_entry" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- Until the next release: servers of the release before write null where a row is of no hotel.
CREATE FUNCTION fill_group_htl_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.htl_code := 'GROUP';
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "fill_group_htl_code" BEFORE INSERT ON "audit_entry" FOR EACH ROW WHEN (NEW.htl_code IS NULL) EXECUTE FUNCTION fill_group_htl_code();--> statement-breakpoint
CREATE TRIGGER "fill_group_htl_code" BEFORE INSERT ON "outbox" FOR EACH ROW WHEN (NEW.htl_code IS NULL) EXECUTE FUNCTION fill_group_htl_code();--> statement-breakpoint
CREATE TRIGGER "fill_group_htl_code" BEFORE INSERT ON "alarm" FOR EACH ROW WHEN (NEW.htl_code IS NULL) EXECUTE FUNCTION fill_group_htl_code();--> statement-breakpoint
-- Once more, for rows that were written between the statements above.
UPDATE "audit_entry" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
UPDATE "outbox" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
UPDATE "alarm" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.kept_until <= now() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an entry of audit_entry is neither changed nor deleted';
END $$;--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alarm" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
-- A partitioned table takes no CHECK of whole rows: the same rule, of columns.
CREATE FUNCTION reservation_is_sound(order_amount integer, product_discount integer, member_discount integer, coupon_amount integer, point_amount integer,
  pay_amount integer, refund_amount integer, cancel_fee integer, status text, cancelled_at timestamptz, cancelled_by text)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN pay_amount >= 0
    AND pay_amount = order_amount - product_discount - member_discount - coupon_amount - point_amount
    AND coalesce(refund_amount, 0) + coalesce(cancel_fee, 0) <= pay_amount
    AND (status = 'cancel') = (cancelled_at IS NOT NULL)
    AND (cancelled_by IS NULL OR status = 'cancel');
END $$;--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_sound", ADD CONSTRAINT "reservation_sound" CHECK (reservation_is_sound("reservation"."order_amount", "reservation"."product_discount", "reservation"."member_discount", "reservation"."coupon_amount", "reservation"."point_amount", "reservation"."pay_amount", "reservation"."refund_amount", "reservation"."cancel_fee", "reservation"."status", "reservation"."cancelled_at", "reservation"."cancelled_by"));--> statement-breakpoint
DROP FUNCTION reservation_is_sound(reservation);--> statement-breakpoint
-- A coupon for every hotel had no hotel, and the release before reads null as that: it reads the view `coupon`, which goes with the next release.
ALTER TABLE "coupon" DROP CONSTRAINT "coupon_htl_code_hotel_htl_code_fk";--> statement-breakpoint
UPDATE "coupon" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
ALTER TABLE "coupon" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" RENAME TO "member_coupon";--> statement-breakpoint
ALTER TABLE "member_coupon" RENAME CONSTRAINT "coupon_pkey" TO "member_coupon_pkey";--> statement-breakpoint
ALTER TABLE "member_coupon" RENAME CONSTRAINT "coupon_user_id_member_user_id_fk" TO "member_coupon_user_id_member_user_id_fk";--> statement-breakpoint
ALTER TABLE "coupon_usage" RENAME CONSTRAINT "coupon_usage_coupon_no_coupon_coupon_no_fk" TO "coupon_usage_coupon_no_member_coupon_coupon_no_fk";--> statement-breakpoint
CREATE VIEW "coupon" AS
SELECT coupon_no, user_id, nullif(htl_code, 'GROUP') AS htl_code, name, kind, value, min_order_amount, max_discount, valid_from, valid_to
FROM member_coupon;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_not_group" CHECK ("hotel"."htl_code" <> 'GROUP');
