CREATE TABLE "review_hiding" (
	"review_code" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"state" text DEFAULT 'hidden' NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"hidden_by" uuid NOT NULL,
	"hidden_by_name" text NOT NULL,
	"hidden_at" timestamp with time zone DEFAULT now() NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"decision" text,
	CONSTRAINT "review_hiding_state" CHECK ("review_hiding"."state" IN ('hidden', 'appealed', 'upheld', 'restored')),
	CONSTRAINT "review_hiding_reason" CHECK ("review_hiding"."reason" IN ('personal_data', 'insult', 'advertising', 'unrelated', 'false_facts', 'illegal'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_writer" (
	"qna_seq" bigint PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"writes_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_proposal" (
	"proposal_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text,
	"capability" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_version" bigint NOT NULL,
	"body" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"proposed_by" uuid,
	"proposer_name" text NOT NULL,
	"decided_by" uuid,
	"decider_name" text,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_proposal_state" CHECK ("staff_proposal"."state" IN ('open', 'confirmed', 'withdrawn', 'lapsed', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_hiding" ADD CONSTRAINT "review_hiding_review_code_review_review_code_fk" FOREIGN KEY ("review_code") REFERENCES "public"."review"("review_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_writer" ADD CONSTRAINT "inquiry_writer_qna_seq_inquiry_qna_seq_fk" FOREIGN KEY ("qna_seq") REFERENCES "public"."inquiry"("qna_seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_writer" ADD CONSTRAINT "inquiry_writer_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_proposal" ADD CONSTRAINT "staff_proposal_proposed_by_staff_staff_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_proposal" ADD CONSTRAINT "staff_proposal_decided_by_staff_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_hiding_open" ON "review_hiding" USING btree ("appealed_at","review_code") WHERE state = 'appealed';--> statement-breakpoint
CREATE INDEX "review_hiding_by_age" ON "review_hiding" USING btree ("hidden_at","review_code");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_proposal_open" ON "staff_proposal" USING btree ("act","subject") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "staff_proposal_by_subject" ON "staff_proposal" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "staff_proposal_by_age" ON "staff_proposal" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("created_at","qna_seq") WHERE answered_at IS NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "inquiry_answered" ON "inquiry" USING btree ("answered_at","qna_seq") WHERE answered_at IS NOT NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "review_by_age" ON "review" USING btree ("created_at","review_code");--> statement-breakpoint
CREATE INDEX "alarm_open_by_age" ON "alarm" USING btree ("raised_at","id") WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX "audit_by_hotel" ON "audit_entry" USING btree ("htl_code","id");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("sent_at","id") WHERE failure IS NOT NULL;--> statement-breakpoint
-- Custom: payments as staff see them. The second part has charges that belong to no payment of ours.
CREATE VIEW payment_case AS
SELECT p.shop_order_no AS "shopOrderNo", p.htl_code AS "htlCode", v.din_code AS "dinCode", v.name AS "venueName", p.state,
  p.moved_at AS since, p.amount, p.method, p.provider, p.charge_id AS "chargeId", coalesce(p.resv_code, r.resv_code) AS "resvCode",
  p.failure_code AS "failureCode", p."order" <> 'null'::jsonb AS "hasOrder", coalesce(e.version, 0)::float8 AS version,
  f.amount AS "refundAmount", f.state AS "refundState", f.reason AS "refundReason", a.detail AS alarm
FROM payment p
LEFT JOIN reservation r ON r.shop_order_no = p.shop_order_no
LEFT JOIN LATERAL (
  SELECT l.din_code FROM hold_line l WHERE l.shop_order_no = p.shop_order_no AND l.din_code IS NOT NULL LIMIT 1) AS held ON true
LEFT JOIN venue v ON v.din_code = coalesce(r.din_code, p."order" ->> 'dinCode', held.din_code)
LEFT JOIN LATERAL (SELECT max(id) AS version FROM payment_event WHERE shop_order_no = p.shop_order_no) AS e ON true
LEFT JOIN LATERAL (
  SELECT amount, state, reason FROM refund WHERE shop_order_no = p.shop_order_no AND state <> 'done' ORDER BY id LIMIT 1) AS f ON true
LEFT JOIN LATERAL (
  SELECT string_agg(detail, '; ' ORDER BY id) AS detail FROM alarm
  WHERE kind IN ('payment_needs_review', 'cancelled_at_provider', 'cancelled_again_at_provider', 'charge_mismatch')
    AND subject = p.shop_order_no AND settled_at IS NULL) AS a ON true
UNION ALL
SELECT subject, nullif(htl_code, 'GROUP'), NULL, NULL, NULL, raised_at, NULL, NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL,
  detail
FROM alarm
WHERE kind = 'charge_mismatch' AND settled_at IS NULL AND NOT EXISTS (SELECT FROM payment WHERE shop_order_no = subject);--> statement-breakpoint
-- Open alarms and outgoing messages with the venue that they are about.
CREATE VIEW placed_alarm AS
SELECT a.id, a.kind, a.subject, a.detail, a.raised_at AS "raisedAt", nullif(a.htl_code, 'GROUP') AS "htlCode",
  coalesce(r.din_code, o.din_code, i.din_code) AS "dinCode"
FROM alarm a
LEFT JOIN reservation r ON r.resv_code = a.subject
LEFT JOIN reservation o ON o.shop_order_no = a.subject
LEFT JOIN inquiry i ON i.qna_seq = substring(a.subject FROM '^inquiry (\d{1,18})$')::bigint
WHERE a.settled_at IS NULL;--> statement-breakpoint
CREATE VIEW placed_message AS
SELECT m.id::int AS id, m.kind, m.channel, coalesce(r.resv_code, 'inquiry ' || i.qna_seq, w.review_code, '') AS subject,
  nullif(m.htl_code, 'GROUP') AS "htlCode", coalesce(r.din_code, i.din_code, w.din_code) AS "dinCode", m.failure, m.attempts,
  m.due_at AS "dueAt", m.send_at AS "sendAt", m.sent_at AS "sentAt"
FROM outbox m
LEFT JOIN reservation r ON r.resv_code = m.payload ->> 'resvCode'
LEFT JOIN inquiry i ON i.qna_seq = (m.payload ->> 'qnaSeq')::bigint
LEFT JOIN review w ON w.review_code = m.payload ->> 'reviewCode';--> statement-breakpoint
CREATE VIEW inbox_review AS
SELECT w.review_code AS "reviewCode", w.htl_code AS "htlCode", w.din_code AS "dinCode", v.name AS "venueName",
  r.product_name AS "productName", w.user_name AS "userName", w.created_at AS "createdAt", w.contents, w.image_path AS "imagePath",
  w.more_photos AS "morePhotos", w.rating_food AS food, w.rating_service AS service, w.rating_room AS room, w.answer,
  w.answered_at AS "answeredAt", w.hidden AS "isHidden", w.version, h.state AS "hidingState", h.reason, h.note,
  h.hidden_by AS "hiddenBy", h.hidden_by_name AS "hiddenByName", h.hidden_at AS "hiddenAt", h.appeal, h.appealed_at AS "appealedAt",
  h.decided_by_name AS "decidedByName", h.decided_at AS "decidedAt", h.decision
FROM review w JOIN reservation r ON r.resv_code = w.resv_code JOIN venue v ON v.din_code = w.din_code
LEFT JOIN review_hiding h ON h.review_code = w.review_code;
