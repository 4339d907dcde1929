CREATE TABLE "staff" (
	"staff_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text DEFAULT 'ko' NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_email" CHECK ("staff"."email" = lower("staff"."email"))
);
--> statement-breakpoint
CREATE TABLE "staff_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"staff_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenge_purpose" CHECK ("staff_challenge"."purpose" IN ('sign_in', 'register'))
);
--> statement-breakpoint
CREATE TABLE "staff_grant" (
	"grant_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text,
	"ends_on" date,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_grant_role" CHECK ("staff_grant"."role" IN ('host', 'kitchen', 'venue_manager', 'reservation_desk', 'hotel_manager', 'marketing', 'finance', 'privacy', 'owner')),
	CONSTRAINT "staff_grant_scope" CHECK ("staff_grant"."scope" IN ('venue', 'hotel', 'group') AND ("staff_grant"."scope" = 'venue') = ("staff_grant"."din_code" IS NOT NULL) AND ("staff_grant"."scope" = 'group') = ("staff_grant"."htl_code" = 'GROUP'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"invitation_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"invited_by" text NOT NULL,
	"totp_secret" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_invitation_purpose" CHECK ("staff_invitation"."purpose" IN ('join', 'renew'))
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_request" (
	"staff_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_request_staff_id_key_pk" PRIMARY KEY("staff_id","key")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"handle" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"second_factor_at" timestamp with time zone,
	"ended" text,
	CONSTRAINT "staff_session_state" CHECK ("staff_session"."state" IN ('half', 'full'))
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"position" bigint PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"entry_id" bigint NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	"entry_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seal_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_request" ADD CONSTRAINT "staff_request_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_challenge_by_expiry" ON "staff_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_grant_once" ON "staff_grant" USING btree ("staff_id","role","htl_code",coalesce(din_code, '')) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "staff_grant_by_hotel" ON "staff_grant" USING btree ("htl_code");--> statement-breakpoint
CREATE INDEX "staff_invitation_by_person" ON "staff_invitation" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_invitation_by_expiry" ON "staff_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkey_by_person" ON "staff_passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_code_by_person" ON "staff_recovery_code" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_request_by_age" ON "staff_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_session_by_person" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_by_expiry" ON "staff_session" USING btree ("expires_at");--> statement-breakpoint
-- The hash of an entry. Columns without a value are left out, so that a later column changes no hash; instants are counted in microseconds,
-- because their text depends on the time zone of the session.
CREATE FUNCTION hash_audit_entry(entry audit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_strip_nulls(jsonb_build_object(
    'id', entry.id, 'htl_code', entry.htl_code, 'actor_kind', entry.actor_kind, 'actor', entry.actor, 'action', entry.action,
    'subject', entry.subject, 'detail', entry.detail, 'at', (extract(epoch FROM entry.at) * 1000000)::bigint,
    'kept_until', (extract(epoch FROM entry.kept_until) * 1000000)::bigint, 'staff_id', entry.staff_id, 'device', entry.device,
    'address', entry.address, 'before', entry.before, 'after', entry.after))::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION prevent_audit_seal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a seal of audit_seal is neither changed nor deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER prevent_audit_seal_change BEFORE UPDATE OR DELETE ON audit_seal FOR EACH ROW EXECUTE FUNCTION prevent_audit_seal_change();--> statement-breakpoint
CREATE TRIGGER prevent_audit_seal_truncate BEFORE TRUNCATE ON audit_seal FOR EACH STATEMENT EXECUTE FUNCTION prevent_audit_seal_change();
