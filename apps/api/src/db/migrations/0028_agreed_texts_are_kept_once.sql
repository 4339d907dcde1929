-- What a cancellation policy says was written with every order and again with every reservation. It is kept once, under its fingerprint, from the moment it is
-- a policy's (ADR 28): whatever becomes of the policy, what was agreed to stands. The release before writes its orders as before, and they are read as before.
CREATE TABLE "policy_text" (
	"text_key" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL
);--> statement-breakpoint
CREATE FUNCTION policy_text_key(said jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT encode(sha256(convert_to(said::text, 'UTF8')), 'hex') $$;--> statement-breakpoint
CREATE FUNCTION policy_text_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO policy_text (text_key, text) VALUES (policy_text_key(NEW.description), NEW.description) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER policy_text_is_kept AFTER INSERT OR UPDATE OF description ON "cancel_policy" FOR EACH ROW EXECUTE FUNCTION policy_text_is_kept();--> statement-breakpoint
INSERT INTO policy_text (text_key, text) SELECT policy_text_key(description), description FROM cancel_policy ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION policy_text_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what guests have agreed to is neither changed nor deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER policy_text_stands BEFORE UPDATE OR DELETE ON "policy_text" FOR EACH STATEMENT EXECUTE FUNCTION policy_text_stands();
