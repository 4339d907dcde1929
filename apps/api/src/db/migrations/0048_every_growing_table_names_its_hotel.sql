-- Rows from before migrations 0046 and 0047; those fill in all later ones. Blocks only writers of these old rows.
--
-- Entries of the audit are never updated. This function permits the next statement; no other session sees it, because this transaction restores it.
CREATE OR REPLACE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.htl_code IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an entry of audit_entry is neither changed nor deleted';
END $$;--> statement-breakpoint
UPDATE "audit_entry" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.kept_until <= now() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an entry of audit_entry is neither changed nor deleted';
END $$;--> statement-breakpoint
UPDATE "outbox" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
UPDATE "alarm" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;--> statement-breakpoint
UPDATE "member_coupon" SET "htl_code" = 'GROUP' WHERE "htl_code" IS NULL;
