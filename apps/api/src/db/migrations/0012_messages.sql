DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "coming_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","send_at") WHERE sent_at IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" IN ('mail', 'text'));