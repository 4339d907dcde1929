CREATE TABLE "coupon_offer" (
	"offer_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"htl_code" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"coupon_name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_order_amount" integer NOT NULL,
	"max_discount" integer,
	"redeem_from" date NOT NULL,
	"redeem_to" date NOT NULL,
	"validity" jsonb NOT NULL,
	"max_coupons" integer NOT NULL,
	"redeemed_count" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_offer_kind" CHECK (("coupon_offer"."kind" = 'percent' AND "coupon_offer"."value" BETWEEN 1 AND 100) OR ("coupon_offer"."kind" = 'amount' AND "coupon_offer"."value" > 0)),
	CONSTRAINT "coupon_offer_code" CHECK ("coupon_offer"."code" ~ '^[A-Z0-9]{4,20}$'),
	CONSTRAINT "coupon_offer_period" CHECK ("coupon_offer"."redeem_from" <= "coupon_offer"."redeem_to"),
	CONSTRAINT "coupon_offer_count" CHECK ("coupon_offer"."redeemed_count" BETWEEN 0 AND "coupon_offer"."max_coupons")
);
--> statement-breakpoint
CREATE TABLE "former_member_offer" (
	"key" text NOT NULL,
	"offer_id" uuid NOT NULL,
	CONSTRAINT "former_member_offer_key_offer_id_pk" PRIMARY KEY("key","offer_id")
);
--> statement-breakpoint
ALTER TABLE "member_coupon" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "former_member_offer" ADD CONSTRAINT "former_member_offer_key_former_member_key_key_fk" FOREIGN KEY ("key") REFERENCES "public"."former_member_key"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_member_offer" ADD CONSTRAINT "former_member_offer_offer_id_coupon_offer_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."coupon_offer"("offer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_offer_by_code" ON "coupon_offer" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_offer_by_creation" ON "coupon_offer" USING btree ("created_at","offer_id");--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_offer_id_coupon_offer_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."coupon_offer"("offer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupon_once_per_offer" ON "member_coupon" USING btree ("user_id","offer_id") WHERE offer_id IS NOT NULL;