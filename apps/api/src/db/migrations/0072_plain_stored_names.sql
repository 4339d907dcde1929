-- Gives the last stored names that are not plain their final ones, and drops all former names. Servers from before this migration cannot work on its
-- schema (docs/operations/migrations.md).
--
-- All locks at once, since each statement below needs one of them only for a moment.
LOCK TABLE "session", "hold", "join_attempt", "one_time_code", "sign_in_attempt", "payment", "refund", "order_sheet", "reservation", "alarm", "outbox", "audit_entry" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP TRIGGER "copy_deferred" ON "outbox";--> statement-breakpoint
DROP FUNCTION copy_deferred();--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "put_off";--> statement-breakpoint
DROP TRIGGER "copy_coming_confirmed_at" ON "reservation";--> statement-breakpoint
DROP FUNCTION copy_coming_confirmed_at();--> statement-breakpoint
ALTER TABLE "reservation" DROP COLUMN "coming_at";--> statement-breakpoint
DROP TRIGGER "rename_message_channel" ON "outbox";--> statement-breakpoint
DROP FUNCTION rename_message_channel();--> statement-breakpoint
DROP TRIGGER "rename_alarm_kind" ON "alarm";--> statement-breakpoint
DROP FUNCTION rename_alarm_kind();--> statement-breakpoint
DROP FUNCTION get_alarm_kind(text);--> statement-breakpoint
DROP TRIGGER "rename_audit_action" ON "audit_entry";--> statement-breakpoint
DROP FUNCTION rename_audit_action();--> statement-breakpoint
DROP FUNCTION get_audit_action(text);--> statement-breakpoint
DROP FUNCTION get_audit_detail(jsonb);--> statement-breakpoint
DROP FUNCTION changed_rules(text[], bigint[]);--> statement-breakpoint
DROP FUNCTION latest_reservation(text, text, text, date, text);--> statement-breakpoint
DROP FUNCTION find_latest_reservation(text, text, text, date, text);--> statement-breakpoint
DROP FUNCTION count_attempt(text[], integer[], integer[]);--> statement-breakpoint
DROP FUNCTION policy_text_key(jsonb);--> statement-breakpoint
DROP FUNCTION reservation_answer_texts(reservation_answer);--> statement-breakpoint
DROP TYPE waiting_order;--> statement-breakpoint
DELETE FROM "setting" WHERE "name" IN ('heartbeat texter', 'success texter');--> statement-breakpoint
DROP VIEW "payment_record";--> statement-breakpoint
CREATE VIEW payment_record AS
SELECT shop_order_no AS "shopOrderNo", htl_code AS "htlCode", state, amount, method, ordersheet_id AS "ordersheetId", "order",
  approve_key AS "approveKey", approve_day AS "approveDay", provider, charge_id AS "chargeId", approved_amount AS "approvedAmount",
  part_cancel AS "partCancel", cash_receipt_no AS "cashReceiptNo", resv_code AS "resvCode", failure_code AS "failureCode",
  extract(epoch FROM now() - moved_at)::float8 AS "secondsInState", checks
FROM payment;--> statement-breakpoint
-- The id that owns the orders of a browser without a member.
ALTER TABLE "hold" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER TABLE "join_attempt" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER TABLE "one_time_code" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER TABLE "payment" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER TABLE "order_sheet" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER TABLE "reservation" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER TABLE "sign_in_attempt" RENAME COLUMN "holder" TO "browser_hash";--> statement-breakpoint
ALTER VIEW "unpaid_hold" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER VIEW "open_order_sheet" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER VIEW "payment_attempt" RENAME COLUMN "holder" TO "guest_id";--> statement-breakpoint
ALTER INDEX "hold_by_holder" RENAME TO "hold_by_guest";--> statement-breakpoint
ALTER INDEX "payment_by_holder" RENAME TO "payment_by_guest";--> statement-breakpoint
ALTER INDEX "order_sheet_by_holder" RENAME TO "order_sheet_by_guest";--> statement-breakpoint
ALTER TABLE "one_time_code" RENAME CONSTRAINT "one_time_code_holder_purpose_pk" TO "one_time_code_guest_id_purpose_pk";--> statement-breakpoint
-- The latest reservation that a buyer has made of a product and visit while its hold would last: one row or none. No hold lasts a day.
-- It starts from the buyer's own orders: by product or visit it would read all that was ever sold of it.
CREATE FUNCTION find_latest_reservation(buyer_guest_id text, buyer_user_id text, product text, day date, start_time text)
RETURNS TABLE (resv_code text) LANGUAGE sql STABLE AS $$
  SELECT own.resv_code FROM (
    SELECT r.* FROM hold h JOIN reservation r USING (shop_order_no)
    WHERE h.guest_id = buyer_guest_id AND h.state = 'kept' AND h.expires_at > now()
    UNION ALL
    SELECT r.* FROM reservation r JOIN hold h USING (shop_order_no)
    WHERE r.user_id = buyer_user_id AND r.created_at > now() - interval '1 day' AND h.state = 'kept' AND h.expires_at > now()
  ) own
  WHERE own.prod_code = product AND own.visit_day = day AND own.visit_time = start_time
  ORDER BY own.created_at DESC, own.resv_code LIMIT 1
$$;--> statement-breakpoint
ALTER TYPE pending_order RENAME ATTRIBUTE holder TO "guestId";--> statement-breakpoint
ALTER TYPE pending_order RENAME ATTRIBUTE needs TO requirements;--> statement-breakpoint
UPDATE "payment" SET "order" = "order" - '{holder,needs}'::text[]
  || jsonb_build_object('guestId', "order" -> 'holder', 'requirements', coalesce("order" -> 'needs', "order" -> 'requirements'))
WHERE "order" ? 'holder';--> statement-breakpoint
UPDATE "session" SET "data" = "data" - 'holder' || jsonb_build_object('guestId', "data" -> 'holder') WHERE "data" ? 'holder';--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "state" SET DEFAULT 'requested';--> statement-breakpoint
UPDATE "refund" SET "state" = 'requested' WHERE "state" = 'asked';--> statement-breakpoint
ALTER DOMAIN "message_channel" DROP CONSTRAINT "message_channel_check";--> statement-breakpoint
ALTER DOMAIN "message_channel" ADD CONSTRAINT "message_channel_check" CHECK (VALUE IN ('mail', 'sms'));
