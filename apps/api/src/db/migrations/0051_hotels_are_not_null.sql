-- PostgreSQL does not scan for NOT NULL where a validated CHECK says the same.
LOCK TABLE "member_coupon", "alarm", "outbox", "audit_entry" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "alarm" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alarm" DROP CONSTRAINT "alarm_hotel";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_hotel";--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_hotel";--> statement-breakpoint
ALTER TABLE "member_coupon" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member_coupon" DROP CONSTRAINT "member_coupon_hotel";
