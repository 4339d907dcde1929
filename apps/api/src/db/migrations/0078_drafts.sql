CREATE TABLE "document_draft" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text,
	"content" jsonb NOT NULL,
	"base" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at" timestamp with time zone,
	"planned_by" text,
	"problems" jsonb,
	CONSTRAINT "document_draft_kind_code_pk" PRIMARY KEY("kind","code"),
	CONSTRAINT "document_draft_kind" CHECK ("document_draft"."kind" IN ('venue', 'menu', 'product', 'promotion')),
	CONSTRAINT "document_draft_plan" CHECK (("document_draft"."publish_at" IS NULL) = ("document_draft"."planned_by" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"number" integer NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_by" text,
	"source" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "document_version_kind_code_number_pk" PRIMARY KEY("kind","code","number"),
	CONSTRAINT "document_version_kind" CHECK ("document_version"."kind" IN ('venue', 'menu', 'product', 'promotion'))
);
--> statement-breakpoint
CREATE INDEX "document_draft_due" ON "document_draft" USING btree ("publish_at") WHERE publish_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "document_version_by_time" ON "document_version" USING btree ("at");--> statement-breakpoint
-- A picture in a draft is used too: it cannot be deleted, and its focal point changes there as well.
CREATE OR REPLACE VIEW picture_use AS
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
  UNION ALL SELECT kind, code, jsonb_build_object('default', content -> 'name' ->> 'ko') || (content -> 'name'), content::text
    FROM document_draft
) AS p (kind, code, name, paths)
CROSS JOIN LATERAL (
  SELECT m[1] AS picture_id
  FROM regexp_matches(p.paths, '/pictures/uploaded/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-', 'g') AS m
) AS u;
