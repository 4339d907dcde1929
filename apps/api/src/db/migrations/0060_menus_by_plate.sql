ALTER TABLE "menu" ADD COLUMN "variant_of" integer;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "plates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_variant_of_menu_menu_index_fk" FOREIGN KEY ("variant_of") REFERENCES "public"."menu"("menu_index") ON DELETE no action ON UPDATE no action;