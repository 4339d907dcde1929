CREATE TABLE "staff_reading" (
	"id_hash" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "staff_reading_id_hash_action_subject_pk" PRIMARY KEY("id_hash","action","subject")
);
--> statement-breakpoint
ALTER TABLE "staff_reading" ADD CONSTRAINT "staff_reading_id_hash_staff_session_id_hash_fk" FOREIGN KEY ("id_hash") REFERENCES "public"."staff_session"("id_hash") ON DELETE cascade ON UPDATE no action;