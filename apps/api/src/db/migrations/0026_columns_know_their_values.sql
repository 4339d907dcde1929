-- A statement reads the CHECKs of its tables anew each time it is started, the types of their columns once a connection: what a single column may hold is
-- said by a type. Columns become of these types before the types say anything, which leaves their rows as they stand; then all are looked through, which
-- holds the tables for as long as that takes. A move also unpacked its order, since an index asked for it before it asked for the state, and
-- payments that somebody looks after stood in three indexes instead of one.
-- On a house with millions of rows the two indexes are made by hand beforehand, CONCURRENTLY (docs/operations/migrations.md).
CREATE DOMAIN "counter_kind" AS text;--> statement-breakpoint
CREATE DOMAIN "positive_integer" AS integer;--> statement-breakpoint
CREATE DOMAIN "message_channel" AS text;--> statement-breakpoint
CREATE DOMAIN "reservation_status" AS text;--> statement-breakpoint
CREATE DOMAIN "reservation_attendance" AS text;--> statement-breakpoint
CREATE DOMAIN "reservation_mover" AS text;--> statement-breakpoint
ALTER TABLE "hold_line" DROP CONSTRAINT "hold_line_counter", DROP CONSTRAINT "hold_line_amount", ALTER COLUMN "counter" TYPE "counter_kind", ALTER COLUMN "amount" TYPE "positive_integer";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel", ALTER COLUMN "channel" TYPE "message_channel";--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_status", DROP CONSTRAINT "reservation_attendance", DROP CONSTRAINT "reservation_cancelled_by", ALTER COLUMN "status" TYPE "reservation_status", ALTER COLUMN "attendance" TYPE "reservation_attendance", ALTER COLUMN "cancelled_by" TYPE "reservation_mover";--> statement-breakpoint
ALTER DOMAIN "counter_kind" ADD CHECK (VALUE IN ('seat', 'day', 'person', 'coupon'));--> statement-breakpoint
ALTER DOMAIN "positive_integer" ADD CHECK (VALUE > 0);--> statement-breakpoint
ALTER DOMAIN "message_channel" ADD CHECK (VALUE IN ('mail', 'text'));--> statement-breakpoint
ALTER DOMAIN "reservation_status" ADD CHECK (VALUE IN ('reserved', 'confirm', 'cancel'));--> statement-breakpoint
ALTER DOMAIN "reservation_attendance" ADD CHECK (VALUE IN ('expected', 'seated', 'done', 'no_show'));--> statement-breakpoint
ALTER DOMAIN "reservation_mover" ADD CHECK (VALUE IN ('guest', 'venue'));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_cancelled_by" CHECK ("reservation"."cancelled_by" IS NULL OR "reservation"."status" = 'cancel');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_unsettled" ON "payment" USING btree ("state","moved_at") WHERE state IN ('approving', 'unknown', 'approved', 'voiding', 'refunding', 'manual') OR (state = 'declined' AND failure_code = 'not_charged');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_order_kept" ON "payment" USING btree ("moved_at") WHERE state NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved') AND "order" <> 'null'::jsonb;--> statement-breakpoint
DROP INDEX "payment_passing";--> statement-breakpoint
DROP INDEX "payment_manual";--> statement-breakpoint
DROP INDEX "payment_given_up";--> statement-breakpoint
DROP INDEX "payment_order_left";