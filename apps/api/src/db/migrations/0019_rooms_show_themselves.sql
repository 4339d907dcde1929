ALTER TABLE "room" ADD COLUMN "area" integer;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "picture_alt" jsonb DEFAULT '{"default":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_area" CHECK ("room"."area" > 0);