ALTER TABLE "point_entry" ADD COLUMN "paid_amount" integer;--> statement-breakpoint
-- Points of before count from what is paid now: only what goes back from here on takes its share of them.
UPDATE point_entry e SET paid_amount = greatest(0, r.pay_amount - coalesce((SELECT sum(f.amount)::int FROM refund f
  WHERE f.shop_order_no = r.shop_order_no AND f.kind = 'refund' AND f.state = 'done'), 0))
FROM reservation r WHERE r.resv_code = e.resv_code;
