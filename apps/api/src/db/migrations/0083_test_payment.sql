CREATE TABLE "test_payment" (
	"test_no" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"provider_code" text DEFAULT '' NOT NULL,
	"provider_message" text DEFAULT '' NOT NULL,
	"staff_id" uuid NOT NULL,
	"language" text NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"merchant_id" text NOT NULL,
	"window_url" text,
	"approve_key" text,
	"approve_day" date,
	"charge_id" text,
	"charged_amount" integer,
	"cancel_key" text,
	"cancel_day" date,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	CONSTRAINT "test_payment_state" CHECK ("test_payment"."state" IN ('prepared', 'open', 'approving', 'approved', 'failed', 'voided', 'manual')),
	CONSTRAINT "test_payment_approve_key" CHECK ("test_payment"."state" <> 'approving' OR "test_payment"."approve_key" IS NOT NULL),
	CONSTRAINT "test_payment_charge" CHECK ("test_payment"."state" NOT IN ('approved', 'voided') OR "test_payment"."charge_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "test_payment_unfinished" ON "test_payment" USING btree ((true)) WHERE state IN ('prepared', 'open', 'approving', 'approved');--> statement-breakpoint
CREATE INDEX "test_payment_by_age" ON "test_payment" USING btree ("created_at");