ALTER TABLE "venue" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "answers_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "request_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "allergies_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "request_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "allergies_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "link_version" integer DEFAULT 0 NOT NULL;