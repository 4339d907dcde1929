ALTER TABLE "menu" ADD COLUMN "base_index" integer;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "plates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_base_index_menu_menu_index_fk" FOREIGN KEY ("base_index") REFERENCES "public"."menu"("menu_index") ON DELETE no action ON UPDATE no action;