ALTER TABLE "hotel" ADD COLUMN "staff_language" text DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "wants_sheet_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_order" ADD COLUMN "overrun" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_order" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_staff_language" CHECK ("hotel"."staff_language" IN ('ko', 'en', 'cn', 'ja'));--> statement-breakpoint
ALTER TABLE "phone_order" ADD CONSTRAINT "phone_order_overrun" CHECK ("phone_order"."overrun" >= 0 AND ("phone_order"."overrun" = 0 OR "phone_order"."override_reason" IS NOT NULL));--> statement-breakpoint
-- Custom: a message about a day of a venue is placed by the venue in its payload.
CREATE OR REPLACE VIEW placed_message AS
SELECT m.id::int AS id, m.kind, m.channel,
  coalesce(r.resv_code, 'inquiry ' || i.qna_seq, w.review_code, (m.payload ->> 'dinCode') || ' ' || (m.payload ->> 'day'), '') AS subject,
  nullif(m.htl_code, 'GROUP') AS "htlCode", coalesce(r.din_code, i.din_code, w.din_code, m.payload ->> 'dinCode') AS "dinCode", m.failure,
  m.attempts, m.due_at AS "dueAt", m.send_at AS "sendAt", m.sent_at AS "sentAt"
FROM outbox m
LEFT JOIN reservation r ON r.resv_code = m.payload ->> 'resvCode'
LEFT JOIN inquiry i ON i.qna_seq = (m.payload ->> 'qnaSeq')::bigint
LEFT JOIN review w ON w.review_code = m.payload ->> 'reviewCode';
