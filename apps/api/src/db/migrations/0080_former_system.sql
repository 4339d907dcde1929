CREATE TABLE "member_invitation" (
	"invitation_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"htl_code" text NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"marketing_sms" boolean NOT NULL,
	"marketing_mail" boolean NOT NULL,
	"consent_day" date,
	"consent_source" text NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_invitation_email_unique" UNIQUE("email"),
	CONSTRAINT "member_invitation_email" CHECK ("member_invitation"."email" = lower("member_invitation"."email")),
	CONSTRAINT "member_invitation_consent" CHECK (NOT ("member_invitation"."marketing_sms" OR "member_invitation"."marketing_mail") OR "member_invitation"."consent_day" IS NOT NULL),
	CONSTRAINT "member_invitation_points" CHECK ("member_invitation"."points" >= 0)
);
--> statement-breakpoint
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
ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_reason";--> statement-breakpoint
ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_sign";--> statement-breakpoint
CREATE INDEX "member_invitation_by_expiry" ON "member_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "former_order_by_age" ON "former_order" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_reason" CHECK ("point_entry"."reason" IN ('earned', 'spent', 'returned', 'transferred'));--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_sign" CHECK ("point_entry"."amount" <> 0 AND ("point_entry"."amount" > 0) = ("point_entry"."reason" IN ('earned', 'transferred')));