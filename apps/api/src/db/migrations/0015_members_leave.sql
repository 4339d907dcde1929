ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_purpose";--> statement-breakpoint
ALTER TABLE "coupon" DROP CONSTRAINT "coupon_user_id_member_user_id_fk";
--> statement-breakpoint
ALTER TABLE "member_consent" DROP CONSTRAINT "member_consent_user_id_member_user_id_fk";
--> statement-breakpoint
ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_user_id_member_user_id_fk";
--> statement-breakpoint
ALTER TABLE "inquiry" DROP CONSTRAINT "inquiry_user_id_member_user_id_fk";
--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_user_id_member_user_id_fk";
--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_user_id_member_user_id_fk";
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_user_id_member_user_id_fk";
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "handle" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "begun_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "member_consent" ADD CONSTRAINT "member_consent_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "review_by_member" ON "review" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" IN ('join email', 'join phone', 'find id', 'leave'));