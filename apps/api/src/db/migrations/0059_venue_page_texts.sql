ALTER TABLE "venue" ADD COLUMN "chef_name" jsonb DEFAULT '{"default":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "chef_words" jsonb DEFAULT '{"default":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "dress_code" jsonb DEFAULT '{"default":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "children" jsonb DEFAULT '{"default":""}'::jsonb NOT NULL;