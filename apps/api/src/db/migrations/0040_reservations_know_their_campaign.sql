ALTER TABLE "reservation" ADD COLUMN "campaign" jsonb;--> statement-breakpoint
CREATE INDEX "reservation_by_campaign" ON "reservation" USING btree ("created_at") WHERE campaign IS NOT NULL;