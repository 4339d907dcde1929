CREATE TABLE "former_order" (
	"shop_order_no" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"former_number" text NOT NULL,
	"imported_by" text NOT NULL,
	"paid" integer NOT NULL,
	"due_at_venue" integer NOT NULL,
	"overrun" integer DEFAULT 0 NOT NULL,
	"override_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_order_number" UNIQUE("htl_code","former_number"),
	CONSTRAINT "former_order_amounts" CHECK ("former_order"."paid" >= 0 AND "former_order"."due_at_venue" >= 0),
	CONSTRAINT "former_order_overrun" CHECK ("former_order"."overrun" >= 0 AND ("former_order"."overrun" = 0 OR "former_order"."override_reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX "former_order_by_age" ON "former_order" USING btree ("created_at");