CREATE TABLE "hold_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"shop_order_no" text NOT NULL,
	"htl_code" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sheet_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ordersheet_id" text NOT NULL,
	"htl_code" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hold_line" ADD COLUMN "htl_code" text;--> statement-breakpoint
UPDATE hold_line l SET htl_code = h.htl_code FROM hold h WHERE h.shop_order_no = l.shop_order_no;--> statement-breakpoint
ALTER TABLE "hold_line" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_entry" ADD COLUMN "htl_code" text;--> statement-breakpoint
UPDATE point_entry e SET htl_code = r.htl_code FROM reservation r WHERE r.resv_code = e.resv_code;--> statement-breakpoint
ALTER TABLE "point_entry" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "htl_code" text;--> statement-breakpoint
-- One whose payment is gone has its hotel in its order's number.
UPDATE payment_event e SET htl_code = coalesce((SELECT p.htl_code FROM payment p WHERE p.shop_order_no = e.shop_order_no), regexp_replace(e.shop_order_no, '-[0-9]{8}-[^-]*$', ''));--> statement-breakpoint
ALTER TABLE "payment_event" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "htl_code" text;--> statement-breakpoint
UPDATE refund f SET htl_code = p.htl_code FROM payment p WHERE p.shop_order_no = f.shop_order_no;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_sheet_line" ADD COLUMN "htl_code" text;--> statement-breakpoint
UPDATE order_sheet_line l SET htl_code = s.htl_code FROM order_sheet s WHERE s.ordersheet_id = l.ordersheet_id;--> statement-breakpoint
ALTER TABLE "order_sheet_line" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_allergy" ADD COLUMN "htl_code" text;--> statement-breakpoint
UPDATE reservation_allergy t SET htl_code = r.htl_code FROM reservation r WHERE r.resv_code = t.resv_code;--> statement-breakpoint
ALTER TABLE "reservation_allergy" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_answer" ADD COLUMN "htl_code" text;--> statement-breakpoint
UPDATE reservation_answer t SET htl_code = r.htl_code FROM reservation r WHERE r.resv_code = t.resv_code;--> statement-breakpoint
ALTER TABLE "reservation_answer" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_line" ADD COLUMN "htl_code" text;--> statement-breakpoint
UPDATE reservation_line t SET htl_code = r.htl_code FROM reservation r WHERE r.resv_code = t.resv_code;--> statement-breakpoint
ALTER TABLE "reservation_line" ALTER COLUMN "htl_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "htl_code" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "htl_code" text;--> statement-breakpoint
UPDATE outbox o SET htl_code = r.htl_code FROM reservation r WHERE r.resv_code = o.payload ->> 'resvCode';--> statement-breakpoint
UPDATE alarm a SET htl_code = coalesce((SELECT p.htl_code FROM payment p WHERE p.shop_order_no = a.subject), (SELECT r.htl_code FROM reservation r WHERE a.subject IN (r.resv_code, r.shop_order_no)));--> statement-breakpoint
UPDATE outbox o SET htl_code = a.htl_code FROM alarm a WHERE o.kind = 'alarm_raised' AND a.id::text = o.payload ->> 'alarmId';--> statement-breakpoint
ALTER TABLE "hold_event" ADD CONSTRAINT "hold_event_shop_order_no_hold_shop_order_no_fk" FOREIGN KEY ("shop_order_no") REFERENCES "public"."hold"("shop_order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sheet_event" ADD CONSTRAINT "order_sheet_event_ordersheet_id_order_sheet_ordersheet_id_fk" FOREIGN KEY ("ordersheet_id") REFERENCES "public"."order_sheet"("ordersheet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_event_by_order" ON "hold_event" USING btree ("shop_order_no","id");--> statement-breakpoint
CREATE INDEX "order_sheet_event_by_sheet" ON "order_sheet_event" USING btree ("ordersheet_id","id");--> statement-breakpoint
-- What was before events were kept stands as one event each.
INSERT INTO hold_event (shop_order_no, htl_code, to_state, at) SELECT shop_order_no, htl_code, state, created_at FROM hold ORDER BY created_at, shop_order_no;--> statement-breakpoint
INSERT INTO order_sheet_event (ordersheet_id, htl_code, to_state, at) SELECT ordersheet_id, htl_code, state, created_at FROM order_sheet ORDER BY created_at, ordersheet_id;
