ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_purpose";--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "person_key" text;--> statement-breakpoint
CREATE INDEX "hold_by_address" ON "hold" USING btree ("address_key") WHERE address_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "hold_by_person" ON "hold" USING btree ("person_key") WHERE person_key IS NOT NULL AND state = 'kept';--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" IN ('join email', 'join phone', 'find id', 'look up', 'leave'));