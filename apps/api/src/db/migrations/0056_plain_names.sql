-- Names of the database in plain English. Migration 0058 changes rows. What servers of the previous release use by its former name stays until the
-- next release (docs/operations/migrations.md).
--
-- All locks at once, since each statement below needs one of them only for a moment.
LOCK TABLE "cancel_policy", "policy_text", "product", "hold", "payment", "payment_event", "refund", "reservation", "alarm", "outbox", "audit_entry" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- Kept by migrations 0041 to 0055 for servers of a release that no longer runs.
DROP VIEW "coupon";--> statement-breakpoint
DROP FUNCTION insert_member_coupon();--> statement-breakpoint
DROP TRIGGER "fill_group_htl_code" ON "alarm";--> statement-breakpoint
DROP TRIGGER "fill_group_htl_code" ON "outbox";--> statement-breakpoint
DROP TRIGGER "fill_group_htl_code" ON "audit_entry";--> statement-breakpoint
DROP FUNCTION fill_group_htl_code();--> statement-breakpoint
DROP FUNCTION are_rules_current(text[], bigint[]);--> statement-breakpoint
DROP FUNCTION recent_reservation(text, text, text, date, text);--> statement-breakpoint
DROP FUNCTION recent_reservations(text, text);--> statement-breakpoint
DROP TRIGGER "keep_charge_columns_equal" ON "payment";--> statement-breakpoint
DROP FUNCTION keep_charge_columns_equal();--> statement-breakpoint
DROP VIEW "payment_record";--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "pg_cno";--> statement-breakpoint
-- `restedSeconds` is the former name of `secondsInState`.
CREATE VIEW payment_record AS
SELECT shop_order_no AS "shopOrderNo", htl_code AS "htlCode", state, amount, method, ordersheet_id AS "ordersheetId", "order",
  approve_key AS "approveKey", approve_day AS "approveDay", provider, charge_id AS "chargeId", approved_amount AS "approvedAmount",
  part_cancel AS "partCancel", cash_receipt_no AS "cashReceiptNo", resv_code AS "resvCode", failure_code AS "failureCode",
  extract(epoch FROM now() - moved_at)::float8 AS "secondsInState", checks,
  extract(epoch FROM now() - moved_at)::float8 AS "restedSeconds"
FROM payment;--> statement-breakpoint
ALTER INDEX "hold_line_of_venue" RENAME TO "hold_line_by_venue_day";--> statement-breakpoint
ALTER INDEX "coupon_by_member" RENAME TO "member_coupon_by_member";--> statement-breakpoint
ALTER INDEX "payment_next_look" RENAME TO "payment_by_next_check";--> statement-breakpoint
ALTER INDEX "payment_order_kept" RENAME TO "payment_with_order";--> statement-breakpoint
ALTER INDEX "refund_not_done" RENAME TO "refund_open";--> statement-breakpoint
ALTER INDEX "reservation_of_member" RENAME TO "reservation_by_member";--> statement-breakpoint
ALTER INDEX "reservation_with_person" RENAME TO "reservation_with_personal_data";--> statement-breakpoint
ALTER INDEX "audit_by_end" RENAME TO "audit_by_expiry";--> statement-breakpoint
ALTER INDEX "terms_running" RENAME TO "terms_in_effect";--> statement-breakpoint
ALTER TABLE "refund" RENAME CONSTRAINT "refund_once" TO "refund_by_kind";--> statement-breakpoint
ALTER TABLE "product" RENAME CONSTRAINT "product_place" TO "product_venue_hotel";--> statement-breakpoint
ALTER TABLE "alarm" RENAME CONSTRAINT "alarm_once" TO "alarm_kind_subject";--> statement-breakpoint
ALTER TABLE "reservation" RENAME CONSTRAINT "reservation_sound" TO "reservation_consistent";--> statement-breakpoint
ALTER TABLE "reservation" RENAME CONSTRAINT "reservation_of_product" TO "reservation_product_fk";--> statement-breakpoint
-- Functions that only triggers and constraints call. Those keep their function when its name changes.
ALTER FUNCTION reservation_is_sound RENAME TO is_reservation_consistent;--> statement-breakpoint
ALTER FUNCTION catalogue_changed RENAME TO raise_catalogue_version;--> statement-breakpoint
ALTER FUNCTION rules_changed RENAME TO raise_rule_version;--> statement-breakpoint
ALTER FUNCTION audit_is_kept RENAME TO prevent_audit_change;--> statement-breakpoint
ALTER TRIGGER "audit_is_kept" ON "audit_entry" RENAME TO "prevent_audit_change";--> statement-breakpoint
ALTER TRIGGER "audit_is_kept_whole" ON "audit_entry" RENAME TO "prevent_audit_truncate";--> statement-breakpoint
ALTER FUNCTION payment_event_is_kept RENAME TO prevent_payment_event_change;--> statement-breakpoint
ALTER TRIGGER "payment_event_is_kept" ON "payment_event" RENAME TO "prevent_payment_event_change";--> statement-breakpoint
ALTER TRIGGER "payment_event_is_kept_whole" ON "payment_event" RENAME TO "prevent_payment_event_truncate";--> statement-breakpoint
ALTER FUNCTION money_is_told RENAME TO audit_payment_event;--> statement-breakpoint
ALTER TRIGGER "money_is_told" ON "payment_event" RENAME TO "audit_payment_event";--> statement-breakpoint
ALTER FUNCTION hold_takes_its_parts RENAME TO delete_hold_lines_and_events;--> statement-breakpoint
ALTER TRIGGER "hold_takes_its_parts" ON "hold" RENAME TO "delete_hold_lines_and_events";--> statement-breakpoint
ALTER FUNCTION reservation_takes_its_parts RENAME TO delete_reservation_lines;--> statement-breakpoint
ALTER TRIGGER "reservation_takes_its_parts" ON "reservation" RENAME TO "delete_reservation_lines";--> statement-breakpoint
ALTER FUNCTION policy_text_stands RENAME TO prevent_policy_text_change;--> statement-breakpoint
ALTER TRIGGER "policy_text_stands" ON "policy_text" RENAME TO "prevent_policy_text_change";--> statement-breakpoint
ALTER FUNCTION policy_text_is_kept RENAME TO insert_policy_text;--> statement-breakpoint
ALTER TRIGGER "policy_text_is_kept" ON "cancel_policy" RENAME TO "insert_policy_text";--> statement-breakpoint
-- Functions and a type that servers call: under both names.
CREATE TYPE pending_order AS (
  "htlCode" text, "dinCode" text, "prodCode" text, "dinRoomCode" text, "productName" jsonb, "reservationType" text, "takesDeposit" boolean,
  "saleZone" text, visit jsonb, party jsonb, "pickupQuantity" integer, language text, holder text, "userId" text, booker jsonb, visitor jsonb,
  "requestNote" text, "noAllergies" boolean, allergies jsonb, answers jsonb, lines jsonb, quote jsonb, policy jsonb, consents jsonb,
  campaign jsonb, needs jsonb);--> statement-breakpoint
CREATE FUNCTION hash_policy_text(policy jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT encode(sha256(convert_to(policy::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION insert_policy_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO policy_text (text_key, text) VALUES (hash_policy_text(NEW.description), NEW.description) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER FUNCTION changed_rules RENAME TO list_changed_rules;--> statement-breakpoint
CREATE FUNCTION changed_rules(scopes text[], versions bigint[]) RETURNS TABLE (scope text) LANGUAGE sql STABLE AS $$
  SELECT r.scope FROM list_changed_rules(scopes, versions) r
$$;--> statement-breakpoint
ALTER FUNCTION latest_reservation RENAME TO find_latest_reservation;--> statement-breakpoint
CREATE FUNCTION latest_reservation(buyer_holder text, buyer_user_id text, product text, day date, start_time text)
RETURNS TABLE (resv_code text) LANGUAGE sql STABLE AS $$
  SELECT r.resv_code FROM find_latest_reservation(buyer_holder, buyer_user_id, product, day, start_time) r
$$;--> statement-breakpoint
ALTER FUNCTION count_attempt RENAME TO consume_rate_limit;--> statement-breakpoint
CREATE FUNCTION count_attempt(keys text[], limits integer[], seconds integer[]) RETURNS TABLE (place integer, wait integer) LANGUAGE sql AS $$
  SELECT r.place, r.wait FROM consume_rate_limit(keys, limits, seconds) r
$$;--> statement-breakpoint
ALTER FUNCTION reservation_answer_texts RENAME TO list_answer_texts;--> statement-breakpoint
CREATE FUNCTION reservation_answer_texts(answer reservation_answer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT list_answer_texts(answer)
$$;--> statement-breakpoint
-- Columns under both names. Both only ever change from their default to their value.
ALTER TABLE "outbox" ADD COLUMN "deferred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION copy_deferred() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.deferred := true;
  NEW.put_off := true;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "copy_deferred" BEFORE INSERT OR UPDATE ON "outbox" FOR EACH ROW
  WHEN (NEW.put_off IS DISTINCT FROM NEW.deferred) EXECUTE FUNCTION copy_deferred();--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "coming_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION copy_coming_confirmed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.coming_confirmed_at := coalesce(NEW.coming_confirmed_at, NEW.coming_at);
  NEW.coming_at := NEW.coming_confirmed_at;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "copy_coming_confirmed_at" BEFORE INSERT OR UPDATE ON "reservation" FOR EACH ROW
  WHEN (NEW.coming_at IS DISTINCT FROM NEW.coming_confirmed_at) EXECUTE FUNCTION copy_coming_confirmed_at();--> statement-breakpoint
-- Values under their new names, also in rows that servers of the previous release insert. `NOT VALID`, because the new list contains the former one.
ALTER DOMAIN "message_channel" DROP CONSTRAINT "message_channel_check";--> statement-breakpoint
ALTER DOMAIN "message_channel" ADD CONSTRAINT "message_channel_check" CHECK (VALUE IN ('mail', 'sms', 'text')) NOT VALID;--> statement-breakpoint
CREATE FUNCTION rename_message_channel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.channel := 'sms';
  NEW.key := replace(NEW.key, ' text ', ' sms ');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "rename_message_channel" BEFORE INSERT ON "outbox" FOR EACH ROW
  WHEN (NEW.channel = 'text') EXECUTE FUNCTION rename_message_channel();--> statement-breakpoint
CREATE FUNCTION get_alarm_kind(former text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE former
    WHEN 'payment_needs_a_person' THEN 'payment_needs_review'
    WHEN 'charge_unexplained' THEN 'charge_mismatch'
    WHEN 'fee_forgone' THEN 'cancellation_fee_refunded'
    WHEN 'text_refused' THEN 'sms_refused'
    WHEN 'text_given_up' THEN 'sms_given_up'
    WHEN 'sms_codes_capped' THEN 'sms_code_limit_reached'
    WHEN 'session_withheld' THEN 'proxy_header_missing'
    WHEN 'texter_stood_still' THEN 'sms_stalled'
    ELSE regexp_replace(former, '_stood_still$', '_stalled') END
$$;--> statement-breakpoint
CREATE FUNCTION rename_alarm_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kind := get_alarm_kind(NEW.kind);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "rename_alarm_kind" BEFORE INSERT ON "alarm" FOR EACH ROW EXECUTE FUNCTION rename_alarm_kind();--> statement-breakpoint
CREATE FUNCTION get_audit_action(former text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE former
    WHEN 'holiday.year' THEN 'holiday.add_year'
    WHEN 'member.id_told' THEN 'member.id_shown'
    WHEN 'member.password_wrong' THEN 'member.password_failed'
    WHEN 'member.reset_asked' THEN 'member.reset_requested'
    WHEN 'member.sign_in_wrong' THEN 'member.sign_in_failed'
    WHEN 'payment.desk_cancel' THEN 'payment.external_cancel'
    WHEN 'reservation.lookup_wrong' THEN 'reservation.lookup_failed'
    ELSE former END
$$;--> statement-breakpoint
CREATE FUNCTION get_audit_detail(former jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN former ? 'told' THEN former - 'told' || jsonb_build_object('refundedAmount', former -> 'told') ELSE former END
$$;--> statement-breakpoint
CREATE FUNCTION rename_audit_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.action := get_audit_action(NEW.action);
  NEW.detail := get_audit_detail(NEW.detail);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "rename_audit_action" BEFORE INSERT ON "audit_entry" FOR EACH ROW
  WHEN (NEW.action IN ('holiday.year', 'member.id_told', 'member.password_wrong', 'member.reset_asked', 'member.sign_in_wrong', 'payment.desk_cancel', 'reservation.lookup_wrong'))
  EXECUTE FUNCTION rename_audit_action();
