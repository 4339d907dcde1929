CREATE TABLE "phone_order" (
	"shop_order_no" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"speaker" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_language" text NOT NULL,
	"due_at_venue" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_order_due" CHECK ("phone_order"."due_at_venue" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservation_note" (
	"id" bigserial NOT NULL,
	"resv_code" text NOT NULL,
	"htl_code" text NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_note_resv_code_id_pk" PRIMARY KEY("resv_code","id")
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "contact_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "message_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_note" ADD CONSTRAINT "reservation_note_resv_code_reservation_resv_code_fk" FOREIGN KEY ("resv_code") REFERENCES "public"."reservation"("resv_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_order_by_age" ON "phone_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservation_by_visit" ON "reservation" USING btree ("visit_day","visit_time","resv_code");--> statement-breakpoint
CREATE INDEX "reservation_by_phone_end" ON "reservation" USING btree (right(booker_phone, 4));--> statement-breakpoint
CREATE INDEX "reservation_by_visitor_phone_end" ON "reservation" USING btree (right(visitor_phone, 4)) WHERE visitor_phone <> booker_phone;--> statement-breakpoint
CREATE INDEX "reservation_by_email" ON "reservation" USING btree (lower(booker_email) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservation_by_name" ON "reservation" USING btree (lower(replace(booker_name, ' ', '')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservation_by_words" ON "reservation" USING gin (string_to_array(lower(booker_name || ' ' || visitor_name), ' '));