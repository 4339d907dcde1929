-- A payment is looked at when it is its turn, so the index of those that do not rest has that order; refunds that are not done are found by an index of their own. On
-- a house with millions of payments both are made by hand beforehand, CONCURRENTLY (docs/operations/migrations.md).
DROP INDEX "payment_unsettled";--> statement-breakpoint
DROP INDEX "refund_open";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_next_look" ON "payment" USING btree ("state",coalesce(check_at, moved_at),"shop_order_no") WHERE state IN ('approving', 'unknown', 'approved', 'voiding', 'refunding', 'manual') OR (state = 'declined' AND failure_code = 'not_charged');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refund_not_done" ON "refund" USING btree ("shop_order_no") WHERE state <> 'done';
