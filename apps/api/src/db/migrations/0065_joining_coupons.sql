CREATE TABLE "former_member_key" (
	"key" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joining_coupon" (
	"htl_code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_order_amount" integer DEFAULT 0 NOT NULL,
	"max_discount" integer,
	"valid_days" integer NOT NULL,
	CONSTRAINT "joining_coupon_kind" CHECK (("joining_coupon"."kind" = 'percent' AND "joining_coupon"."value" BETWEEN 1 AND 100) OR ("joining_coupon"."kind" = 'amount' AND "joining_coupon"."value" > 0)),
	CONSTRAINT "joining_coupon_valid_days" CHECK ("joining_coupon"."valid_days" BETWEEN 1 AND 3650)
);
--> statement-breakpoint
ALTER TABLE "member_coupon" ADD COLUMN "on_joining" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "former_member_key_by_leaving" ON "former_member_key" USING btree ("left_at");