ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_failure" CHECK (failure IN ('refused', 'given_up', 'bounced'));