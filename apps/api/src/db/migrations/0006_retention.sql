DROP INDEX "payment_lapsed";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "put_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "hold_freed" ON "hold" USING btree ("expires_at") WHERE state = 'freed';--> statement-breakpoint
CREATE INDEX "one_time_secret_used" ON "one_time_secret" USING btree ("used_at") WHERE used_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_order_left" ON "payment" USING btree ("moved_at") WHERE "order" <> 'null'::jsonb AND state NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved');--> statement-breakpoint
CREATE INDEX "payment_by_age" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiry_by_age" ON "inquiry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservation_with_person" ON "reservation" USING btree ("visit_day") WHERE booker_phone <> '';--> statement-breakpoint
CREATE INDEX "alarm_open" ON "alarm" USING btree ("kind") WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE sent_at IS NOT NULL;