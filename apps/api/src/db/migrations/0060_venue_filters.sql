ALTER TABLE "venue" ADD COLUMN "cuisine" text;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "welcomes_children" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "has_view" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_cuisine" CHECK ("venue"."cuisine" IN ('korean', 'japanese', 'chinese', 'western', 'grill', 'buffet', 'lounge'));