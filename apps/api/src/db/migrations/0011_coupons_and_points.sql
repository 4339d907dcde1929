CREATE TABLE "coupon_usage" (
	"coupon_no" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"capacity" integer NOT NULL,
	"rule_version" bigint DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_usage_bounds" CHECK ("coupon_usage"."used" >= 0 AND "coupon_usage"."used" <= "coupon_usage"."capacity" AND "coupon_usage"."capacity" <= 1)
);
--> statement-breakpoint
ALTER TABLE "hold_line" DROP CONSTRAINT "hold_line_counter";--> statement-breakpoint
DROP INDEX "point_entry_by_member";--> statement-breakpoint
ALTER TABLE "point_entry" DROP CONSTRAINT "point_entry_resv_code_reason_pk";--> statement-breakpoint
ALTER TABLE "hold_line" ADD COLUMN "coupon_no" text;--> statement-breakpoint
ALTER TABLE "point_entry" ADD COLUMN "entry_no" integer;--> statement-breakpoint
UPDATE point_entry e SET entry_no = n.entry_no FROM (SELECT resv_code, reason, row_number() OVER (PARTITION BY resv_code ORDER BY at, reason) AS entry_no FROM point_entry) n WHERE n.resv_code = e.resv_code AND n.reason = e.reason;--> statement-breakpoint
ALTER TABLE "point_entry" ALTER COLUMN "entry_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_resv_code_entry_no_pk" PRIMARY KEY("resv_code","entry_no");--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "points_at" timestamp with time zone;--> statement-breakpoint
-- What has brought points is settled; the job looks after the rest.
UPDATE reservation r SET points_at = (SELECT max(e.at) FROM point_entry e WHERE e.resv_code = r.resv_code) WHERE EXISTS (SELECT 1 FROM point_entry e WHERE e.resv_code = r.resv_code);--> statement-breakpoint
ALTER TABLE "coupon_usage" ADD CONSTRAINT "coupon_usage_coupon_no_coupon_coupon_no_fk" FOREIGN KEY ("coupon_no") REFERENCES "public"."coupon"("coupon_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_line_by_coupon" ON "hold_line" USING btree ("coupon_no") WHERE coupon_no IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_points_due" ON "reservation" USING btree ("visit_day","resv_code") WHERE user_id IS NOT NULL AND points_at IS NULL;--> statement-breakpoint
CREATE INDEX "point_entry_by_member" ON "point_entry" USING btree ("user_id","at","resv_code","entry_no");--> statement-breakpoint
ALTER TABLE "hold_line" ADD CONSTRAINT "hold_line_counter" CHECK ("hold_line"."counter" IN ('seat', 'day', 'person', 'coupon'));--> statement-breakpoint
-- A coupon that was used is taken by its reservation’s hold.
INSERT INTO coupon_usage (coupon_no, htl_code, capacity, used) SELECT c.coupon_no, r.htl_code, 1, 1 FROM coupon c JOIN reservation r ON r.resv_code = c.used_by JOIN hold h ON h.shop_order_no = r.shop_order_no AND h.state = 'kept';--> statement-breakpoint
INSERT INTO hold_line (shop_order_no, htl_code, counter, coupon_no, amount, capacity) SELECT r.shop_order_no, r.htl_code, 'coupon', c.coupon_no, 1, 1 FROM coupon c JOIN reservation r ON r.resv_code = c.used_by JOIN hold h ON h.shop_order_no = r.shop_order_no AND h.state = 'kept';--> statement-breakpoint
ALTER TABLE "coupon" DROP COLUMN "used_at";--> statement-breakpoint
ALTER TABLE "coupon" DROP COLUMN "used_by";--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_sign" CHECK ("point_entry"."amount" <> 0 AND ("point_entry"."amount" > 0) = ("point_entry"."reason" = 'earned'));