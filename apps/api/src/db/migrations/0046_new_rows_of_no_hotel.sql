-- Rows of no hotel have the hotel 'GROUP' (`groupHtlCode`), so that every table that grows can be partitioned by `htl_code`. Migrations 0046 to 0051 do
-- this, each in its own transaction, so that no lock that blocks writers is held while rows are read or changed.
--
-- All locks at once, in the order in which alarms and messages are written.
LOCK TABLE "alarm", "outbox", "audit_entry" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- Until the next release: servers of the release before write null where a row is of no hotel.
CREATE FUNCTION fill_group_htl_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.htl_code := 'GROUP';
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "fill_group_htl_code" BEFORE INSERT ON "alarm" FOR EACH ROW WHEN (NEW.htl_code IS NULL) EXECUTE FUNCTION fill_group_htl_code();--> statement-breakpoint
CREATE TRIGGER "fill_group_htl_code" BEFORE INSERT ON "outbox" FOR EACH ROW WHEN (NEW.htl_code IS NULL) EXECUTE FUNCTION fill_group_htl_code();--> statement-breakpoint
CREATE TRIGGER "fill_group_htl_code" BEFORE INSERT ON "audit_entry" FOR EACH ROW WHEN (NEW.htl_code IS NULL) EXECUTE FUNCTION fill_group_htl_code();
