CREATE TABLE "translation_state" (
	"htl_code" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"field" text NOT NULL,
	"language" text NOT NULL,
	"source_hash" text NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "translation_state_kind_code_field_language_pk" PRIMARY KEY("kind","code","field","language")
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"htl_code" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"opening" text NOT NULL,
	"closing" text NOT NULL,
	"sms_line" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_template_htl_code_kind_language_version_pk" PRIMARY KEY("htl_code","kind","language","version")
);
