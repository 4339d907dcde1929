CREATE TABLE "join_attempt" (
	"holder" text PRIMARY KEY NOT NULL,
	"carried" jsonb,
	"consents" jsonb,
	"agreed_at" timestamp with time zone,
	"language" text NOT NULL,
	"proven_email" text,
	"proven_name" text,
	"proven_phone" text,
	"joined" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"holder" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"subject" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_code_holder_purpose_pk" PRIMARY KEY("holder","purpose"),
	CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" IN ('join email', 'join phone', 'find id'))
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"holder" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_secret" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "one_time_secret" CASCADE;--> statement-breakpoint
ALTER TABLE "member" DROP CONSTRAINT "member_phone_digits";--> statement-breakpoint
DROP INDEX "member_phone";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ended" text;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "join_attempt_by_expiry" ON "join_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_code_by_expiry" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_by_expiry" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_by_member" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_by_expiry" ON "sign_in_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_by_phone" ON "member" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "member_phone" ON "member" USING btree ("phone") WHERE phone LIKE '010%';--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_phone_digits" CHECK ("member"."phone" ~ '^(010[0-9]{8}|[+][1-9][0-9]{6,14})$');