ALTER TABLE "venue" ADD COLUMN "kitchen" jsonb DEFAULT '{"default":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "for_children" boolean DEFAULT false NOT NULL;