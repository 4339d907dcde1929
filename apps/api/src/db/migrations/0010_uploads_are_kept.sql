CREATE TABLE "upload_file" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at","atch_uuid") WHERE used_by IS NULL;--> statement-breakpoint
ALTER TABLE "upload" DROP COLUMN "file_type";--> statement-breakpoint
ALTER TABLE "upload" DROP COLUMN "width";--> statement-breakpoint
ALTER TABLE "upload" DROP COLUMN "height";--> statement-breakpoint
ALTER TABLE "upload" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_used_by_unique" UNIQUE("used_by");