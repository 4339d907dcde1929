CREATE TABLE "picture" (
	"picture_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"htl_code" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"alt" jsonb DEFAULT '{"default":""}'::jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"colour" text,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_state" CHECK ("picture"."state" IN ('pending', 'ready', 'failed')),
	CONSTRAINT "picture_failure" CHECK ("picture"."failure" IN ('unreadable', 'interrupted')),
	CONSTRAINT "picture_focus" CHECK ("picture"."focus_x" BETWEEN 0 AND 100 AND "picture"."focus_y" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE TABLE "picture_piece" (
	"picture_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "picture_piece_picture_id_position_pk" PRIMARY KEY("picture_id","position")
);
--> statement-breakpoint
CREATE TABLE "picture_rendition" (
	"picture_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "picture_rendition_picture_id_width_format_pk" PRIMARY KEY("picture_id","width","format"),
	CONSTRAINT "picture_rendition_format" CHECK ("picture_rendition"."format" IN ('avif', 'webp'))
);
--> statement-breakpoint
ALTER TABLE "picture_piece" ADD CONSTRAINT "picture_piece_picture_id_picture_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("picture_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_rendition" ADD CONSTRAINT "picture_rendition_picture_id_picture_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("picture_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "picture_by_content" ON "picture" USING btree ("htl_code","sha256");--> statement-breakpoint
CREATE INDEX "picture_by_hotel" ON "picture" USING btree ("htl_code","created_at","picture_id");--> statement-breakpoint
CREATE INDEX "picture_pending" ON "picture" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
-- Each place of the catalogue that shows an uploaded picture; its path contains the picture's id.
CREATE VIEW picture_use AS
SELECT DISTINCT u.picture_id::uuid AS "pictureId", p.kind, p.code, p.name
FROM (
  SELECT 'hotel' AS kind, htl_code AS code, name, photos::text AS paths FROM hotel
  UNION ALL SELECT 'venue', din_code, name, intro_picture FROM venue
  UNION ALL SELECT 'venue', v.din_code, v.name, f.file_path FROM venue_photo f JOIN venue v USING (din_code)
  UNION ALL SELECT 'room', din_room_code, name, picture FROM room
  UNION ALL SELECT 'product', prod_code, name, banner_picture FROM product
  UNION ALL SELECT 'product', p.prod_code, p.name, f.file_path FROM product_photo f JOIN product p USING (prod_code)
  UNION ALL SELECT 'menu', menu_index::text, name, picture FROM menu
  UNION ALL SELECT 'promotion', prom_code, name, banner || ' ' || banner_mobile FROM promotion
) AS p (kind, code, name, paths)
CROSS JOIN LATERAL (
  SELECT m[1] AS picture_id
  FROM regexp_matches(p.paths, '/pictures/uploaded/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-', 'g') AS m
) AS u;
