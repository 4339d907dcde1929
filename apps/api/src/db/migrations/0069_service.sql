CREATE TABLE "attendance_event" (
	"id" bigserial NOT NULL,
	"resv_code" text NOT NULL,
	"htl_code" text NOT NULL,
	"from_state" "reservation_attendance" NOT NULL,
	"to_state" "reservation_attendance" NOT NULL,
	"from_late_until" text,
	"late_until" text,
	"fee" integer,
	"refund" integer,
	"undoes" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_event_resv_code_id_pk" PRIMARY KEY("resv_code","id"),
	CONSTRAINT "attendance_event_fee" CHECK (("attendance_event"."fee" IS NULL) = ("attendance_event"."refund" IS NULL) AND "attendance_event"."fee" > 0 AND "attendance_event"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "day_note" (
	"din_code" text NOT NULL,
	"day" date NOT NULL,
	"htl_code" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_note_din_code_day_pk" PRIMARY KEY("din_code","day")
);
--> statement-breakpoint
CREATE TABLE "service_seen" (
	"staff_id" uuid NOT NULL,
	"din_code" text NOT NULL,
	"htl_code" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_seen_staff_id_din_code_pk" PRIMARY KEY("staff_id","din_code")
);
--> statement-breakpoint
CREATE TABLE "walk_in" (
	"walk_in_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text NOT NULL,
	"visit_day" date NOT NULL,
	"start_time" text NOT NULL,
	"adults" integer NOT NULL,
	"kids" integer NOT NULL,
	"state" text DEFAULT 'seated' NOT NULL,
	"hold_no" text NOT NULL,
	"overrun" integer DEFAULT 0 NOT NULL,
	"override_reason" text,
	"seated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "walk_in_hold_no_unique" UNIQUE("hold_no"),
	CONSTRAINT "walk_in_party" CHECK ("walk_in"."adults" >= 0 AND "walk_in"."kids" >= 0 AND "walk_in"."adults" + "walk_in"."kids" > 0),
	CONSTRAINT "walk_in_state" CHECK ("walk_in"."state" IN ('seated', 'done', 'void')),
	CONSTRAINT "walk_in_ended" CHECK (("walk_in"."state" = 'seated') = ("walk_in"."ended_at" IS NULL)),
	CONSTRAINT "walk_in_overrun" CHECK ("walk_in"."overrun" >= 0 AND ("walk_in"."overrun" = 0 OR "walk_in"."override_reason" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "late_until" text;--> statement-breakpoint
ALTER TABLE "attendance_event" ADD CONSTRAINT "attendance_event_resv_code_reservation_resv_code_fk" FOREIGN KEY ("resv_code") REFERENCES "public"."reservation"("resv_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_note" ADD CONSTRAINT "day_note_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_seen" ADD CONSTRAINT "service_seen_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_seen" ADD CONSTRAINT "service_seen_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_in" ADD CONSTRAINT "walk_in_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_note_by_day" ON "day_note" USING btree ("day");--> statement-breakpoint
CREATE INDEX "walk_in_by_venue_day" ON "walk_in" USING btree ("din_code","visit_day");--> statement-breakpoint
CREATE INDEX "walk_in_seated" ON "walk_in" USING btree ("visit_day") WHERE state = 'seated';--> statement-breakpoint
-- Guests may be late or have arrived.
ALTER DOMAIN "reservation_attendance" DROP CONSTRAINT "reservation_attendance_check";--> statement-breakpoint
ALTER DOMAIN "reservation_attendance" ADD CONSTRAINT "reservation_attendance_check" CHECK (VALUE IN ('expected', 'late', 'arrived', 'seated', 'done', 'no_show'));
