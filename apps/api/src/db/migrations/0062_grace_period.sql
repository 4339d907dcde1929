ALTER TABLE "cancel_policy" ADD COLUMN "grace_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancel_policy" ADD CONSTRAINT "cancel_policy_grace" CHECK ("cancel_policy"."grace_minutes" BETWEEN 0 AND 1440);
