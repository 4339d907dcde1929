-- Rows from before migration 0056; its triggers rename all later ones. Blocks only writers of these old rows.
UPDATE "reservation" SET "coming_confirmed_at" = "coming_at" WHERE "coming_at" IS NOT NULL AND "coming_confirmed_at" IS NULL;--> statement-breakpoint
UPDATE "outbox" SET "deferred" = true WHERE "put_off" AND NOT "deferred";--> statement-breakpoint
-- A server of the previous release may be sending a message that it has claimed, and settles it by its key.
UPDATE "outbox" SET "channel" = 'sms', "key" = CASE WHEN "sent_at" IS NULL AND "attempts" > 0 THEN "key" ELSE replace("key", ' text ', ' sms ') END
WHERE "channel" = 'text';--> statement-breakpoint
UPDATE "alarm" SET "kind" = get_alarm_kind("kind") WHERE "kind" <> get_alarm_kind("kind");--> statement-breakpoint
-- Entries of the audit are never updated. This function permits the next statement; no other session sees it, because this transaction restores it.
CREATE OR REPLACE FUNCTION prevent_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.action <> get_audit_action(OLD.action) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an entry of audit_entry is neither changed nor deleted';
END $$;--> statement-breakpoint
UPDATE "audit_entry" SET "action" = get_audit_action("action"), "detail" = get_audit_detail("detail") WHERE "action" <> get_audit_action("action");--> statement-breakpoint
CREATE OR REPLACE FUNCTION prevent_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.kept_until <= now() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an entry of audit_entry is neither changed nor deleted';
END $$;
