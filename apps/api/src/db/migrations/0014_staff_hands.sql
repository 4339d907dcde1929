CREATE TABLE "venue_closing" (
	"din_code" text NOT NULL,
	"day" date NOT NULL,
	"start_time" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_closing_key" UNIQUE NULLS NOT DISTINCT("din_code","day","start_time"),
	CONSTRAINT "venue_closing_time" CHECK ("venue_closing"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_attendance";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "detail" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venue_closing" ADD CONSTRAINT "venue_closing_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_age" ON "audit_entry" USING btree ("at");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_cancelled_by" CHECK ("reservation"."cancelled_by" IS NULL OR ("reservation"."cancelled_by" IN ('guest', 'venue') AND "reservation"."status" = 'cancel'));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_attendance" CHECK ("reservation"."attendance" IN ('expected', 'seated', 'done', 'no_show'));
--> statement-breakpoint
UPDATE reservation SET cancelled_by = 'guest' WHERE status = 'cancel';--> statement-breakpoint
-- A closing is shown by its venue's pages, and a rule of its venue: orders that were checked before it are checked anew.
CREATE TRIGGER catalogue_changed_insert AFTER INSERT ON venue_closing REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('din_code');--> statement-breakpoint
CREATE TRIGGER catalogue_changed_update AFTER UPDATE ON venue_closing REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('din_code');--> statement-breakpoint
CREATE TRIGGER catalogue_changed_delete AFTER DELETE ON venue_closing REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('din_code');--> statement-breakpoint
CREATE TRIGGER catalogue_changed_truncate AFTER TRUNCATE ON venue_closing FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('group');--> statement-breakpoint
CREATE TRIGGER rules_changed_insert AFTER INSERT ON venue_closing REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rules_changed('din:', 'din_code');--> statement-breakpoint
CREATE TRIGGER rules_changed_update AFTER UPDATE ON venue_closing REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rules_changed('din:', 'din_code');--> statement-breakpoint
CREATE TRIGGER rules_changed_delete AFTER DELETE ON venue_closing REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION rules_changed('din:', 'din_code');--> statement-breakpoint
-- What was done stays told: an entry is never changed, and none goes before its time is over (docs/operations/privacy.md).
CREATE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at <= now() - interval '2 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an entry of audit_entry is neither changed nor deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_is_kept();
