CREATE TABLE "pay_link" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"shop_order_no" text NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text NOT NULL,
	"visit_day" date NOT NULL,
	"visit_time" text NOT NULL,
	"key_hash" text NOT NULL,
	"order" jsonb,
	"booked_by" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"send_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_link_by_key" ON "pay_link" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_link_by_order" ON "pay_link" USING btree ("shop_order_no");--> statement-breakpoint
CREATE INDEX "pay_link_by_visit" ON "pay_link" USING btree ("din_code","visit_day");--> statement-breakpoint
CREATE INDEX "pay_link_by_end" ON "pay_link" USING btree ("ends_at");--> statement-breakpoint
-- A pay link with what its order holds and how its latest payment stands; money in won.
CREATE VIEW pay_link_record AS
SELECT l.link_id AS "linkId", l.shop_order_no AS "shopOrderNo", l.htl_code AS "htlCode", l.din_code AS "dinCode",
  l.visit_day AS "visitDay", l.visit_time AS "visitTime", l.key_hash AS "keyHash", l."order", l.booked_by AS "bookedBy",
  extract(epoch FROM l.ends_at - now())::float AS "secondsLeft", l.send_count AS "sendCount", l.sent_at AS "sentAt",
  l.withdrawn_at AS "withdrawnAt", l.withdrawn_by AS "withdrawnBy", l.created_at AS "createdAt", p.state AS "paymentState",
  p.resv_code AS "resvCode",
  EXISTS (SELECT FROM hold h WHERE h.shop_order_no = l.shop_order_no AND h.state = 'held')
    AND NOT EXISTS (SELECT FROM expired_hold x WHERE x.shop_order_no = l.shop_order_no) AS "isHeld"
FROM pay_link l LEFT JOIN payment p ON p.shop_order_no = l.shop_order_no;
--> statement-breakpoint
-- As before, with the venue of pay links.
CREATE OR REPLACE VIEW placed_message AS
SELECT m.id::int AS id, m.kind, m.channel,
  coalesce(r.resv_code, 'inquiry ' || i.qna_seq, w.review_code, (m.payload ->> 'dinCode') || ' ' || (m.payload ->> 'day'), '') AS subject,
  nullif(m.htl_code, 'GROUP') AS "htlCode", coalesce(r.din_code, i.din_code, w.din_code, l.din_code, m.payload ->> 'dinCode') AS "dinCode",
  m.failure, m.attempts, m.due_at AS "dueAt", m.send_at AS "sendAt", m.sent_at AS "sentAt"
FROM outbox m
LEFT JOIN reservation r ON r.resv_code = m.payload ->> 'resvCode'
LEFT JOIN inquiry i ON i.qna_seq = (m.payload ->> 'qnaSeq')::bigint
LEFT JOIN review w ON w.review_code = m.payload ->> 'reviewCode'
LEFT JOIN pay_link l ON l.link_id = (m.payload ->> 'linkId')::uuid;
