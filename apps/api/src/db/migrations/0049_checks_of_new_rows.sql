-- NOT VALID: no row is scanned under these locks. All locks at once, in the order in which a reservation writes these tables.
LOCK TABLE "member_coupon", "reservation", "hotel", "alarm", "outbox", "audit_entry" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_hotel" CHECK ("alarm"."htl_code" IS NOT NULL) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_hotel" CHECK ("outbox"."htl_code" IS NOT NULL) NOT VALID;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_hotel" CHECK ("audit_entry"."htl_code" IS NOT NULL) NOT VALID;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_hotel" CHECK ("member_coupon"."htl_code" IS NOT NULL) NOT VALID;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_not_group" CHECK ("hotel"."htl_code" <> 'GROUP');--> statement-breakpoint
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
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_sound", ADD CONSTRAINT "reservation_sound" CHECK (reservation_is_sound("reservation"."order_amount", "reservation"."product_discount", "reservation"."member_discount", "reservation"."coupon_amount", "reservation"."point_amount", "reservation"."pay_amount", "reservation"."refund_amount", "reservation"."cancel_fee", "reservation"."status", "reservation"."cancelled_at", "reservation"."cancelled_by")) NOT VALID;--> statement-breakpoint
DROP FUNCTION reservation_is_sound(reservation);
