CREATE TABLE "rating_total" (
	"prod_code" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"food" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"service" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"room" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "ratings_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "more_photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "rating_food" smallint;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "rating_service" smallint;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "rating_room" smallint;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
-- A review may have several.
ALTER TABLE "upload" DROP CONSTRAINT "upload_used_by_unique";--> statement-breakpoint
CREATE INDEX "rating_total_by_venue" ON "rating_total" USING btree ("din_code");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_more_photos" CHECK (cardinality("review"."more_photos") <= 4);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_ratings" CHECK ("review"."rating_food" BETWEEN 1 AND 5 AND "review"."rating_service" BETWEEN 1 AND 5 AND "review"."rating_room" BETWEEN 1 AND 5);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_answer" CHECK (("review"."answer" IS NULL) = ("review"."answered_at" IS NULL));--> statement-breakpoint
-- The counts of one star, two stars and so on, changed at one place; no stars change nothing.
CREATE FUNCTION change_star_count(counts integer[], stars smallint, change integer) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(c.count + CASE WHEN c.place = stars THEN change ELSE 0 END ORDER BY c.place)
  FROM unnest(counts) WITH ORDINALITY AS c (count, place)
$$;--> statement-breakpoint
-- Adds a review to the total of its product, or takes it away. Hidden reviews and those without ratings are not counted.
CREATE FUNCTION change_rating_total(changed review, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changed.hidden OR coalesce(changed.rating_food, changed.rating_service, changed.rating_room) IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO rating_total (prod_code, htl_code, din_code) VALUES (changed.prod_code, changed.htl_code, changed.din_code)
    ON CONFLICT DO NOTHING;
  UPDATE rating_total SET reviews = reviews + change, food = change_star_count(food, changed.rating_food, change),
    service = change_star_count(service, changed.rating_service, change), room = change_star_count(room, changed.rating_room, change)
  WHERE prod_code = changed.prod_code;
END $$;--> statement-breakpoint
-- Keeps the totals in the transaction that changes the review. Row triggers run before those of the statement: the total is
-- locked before the hotel's version (`catalogue_changed`), always in this order.
CREATE FUNCTION update_rating_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM rating_total;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM change_rating_total(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM change_rating_total(NEW, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rating_total_change AFTER INSERT OR DELETE OR UPDATE OF hidden, prod_code, rating_food, rating_service, rating_room ON review
  FOR EACH ROW EXECUTE FUNCTION update_rating_total();--> statement-breakpoint
CREATE TRIGGER rating_total_truncate AFTER TRUNCATE ON review FOR EACH STATEMENT EXECUTE FUNCTION update_rating_total();
