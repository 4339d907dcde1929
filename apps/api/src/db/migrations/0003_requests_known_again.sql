ALTER TABLE "hold" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE INDEX "hold_by_request" ON "hold" USING btree ("request_key") WHERE request_key IS NOT NULL;