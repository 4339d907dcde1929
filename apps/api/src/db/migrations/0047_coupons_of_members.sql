-- A coupon for every hotel had no hotel, and the release before reads null as that: it reads and writes the view `coupon`, which goes with the next release.
LOCK TABLE "coupon", "coupon_usage", "hotel" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- 'GROUP' is no hotel, so no foreign key can hold for this column (docs/capacity.md).
ALTER TABLE "coupon" DROP CONSTRAINT "coupon_htl_code_hotel_htl_code_fk";--> statement-breakpoint
ALTER TABLE "coupon" RENAME TO "member_coupon";--> statement-breakpoint
ALTER TABLE "member_coupon" RENAME CONSTRAINT "coupon_pkey" TO "member_coupon_pkey";--> statement-breakpoint
ALTER TABLE "member_coupon" RENAME CONSTRAINT "coupon_user_id_member_user_id_fk" TO "member_coupon_user_id_member_user_id_fk";--> statement-breakpoint
ALTER TABLE "coupon_usage" RENAME CONSTRAINT "coupon_usage_coupon_no_coupon_coupon_no_fk" TO "coupon_usage_coupon_no_member_coupon_coupon_no_fk";--> statement-breakpoint
CREATE VIEW "coupon" AS
SELECT coupon_no, user_id, nullif(htl_code, 'GROUP') AS htl_code, name, kind, value, min_order_amount, max_discount, valid_from, valid_to
FROM member_coupon;--> statement-breakpoint
ALTER VIEW "coupon" ALTER COLUMN "min_order_amount" SET DEFAULT 0;--> statement-breakpoint
CREATE FUNCTION insert_member_coupon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_coupon (coupon_no, user_id, htl_code, name, kind, value, min_order_amount, max_discount, valid_from, valid_to)
  VALUES (NEW.coupon_no, NEW.user_id, coalesce(NEW.htl_code, 'GROUP'), NEW.name, NEW.kind, NEW.value, NEW.min_order_amount, NEW.max_discount,
    NEW.valid_from, NEW.valid_to);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "insert_member_coupon" INSTEAD OF INSERT ON "coupon" FOR EACH ROW EXECUTE FUNCTION insert_member_coupon();
