-- What is written in the statement that makes its whole needs no look for it: each row of a hold's or a reservation's parts asked its index and locked its
-- row (ADR 27). Parts go with their whole as before, which the release before relies on as well. A reservation looks for its product, venue and hotel at
-- once; those that were made before are not looked through.
ALTER TABLE "hold_event" DROP CONSTRAINT "hold_event_shop_order_no_hold_shop_order_no_fk";--> statement-breakpoint
ALTER TABLE "hold_line" DROP CONSTRAINT "hold_line_shop_order_no_hold_shop_order_no_fk";--> statement-breakpoint
ALTER TABLE "reservation_line" DROP CONSTRAINT "reservation_line_resv_code_reservation_resv_code_fk";--> statement-breakpoint
CREATE FUNCTION hold_takes_its_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM hold_line l USING gone WHERE l.shop_order_no = gone.shop_order_no;
  DELETE FROM hold_event e USING gone WHERE e.shop_order_no = gone.shop_order_no;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER hold_takes_its_parts AFTER DELETE ON "hold" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION hold_takes_its_parts();--> statement-breakpoint
CREATE FUNCTION reservation_takes_its_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reservation_line l USING gone WHERE l.resv_code = gone.resv_code;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reservation_takes_its_parts AFTER DELETE ON "reservation" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION reservation_takes_its_parts();--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_place" UNIQUE("prod_code","din_code","htl_code");--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_htl_code_hotel_htl_code_fk", DROP CONSTRAINT "reservation_din_code_venue_din_code_fk", DROP CONSTRAINT "reservation_prod_code_product_prod_code_fk";--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_of_product" FOREIGN KEY ("prod_code","din_code","htl_code") REFERENCES "product"("prod_code","din_code","htl_code") NOT VALID;--> statement-breakpoint
DROP INDEX "reservation_by_product";--> statement-breakpoint
ALTER TABLE "day_sale_usage" DROP CONSTRAINT "day_sale_bounds", ADD CONSTRAINT "day_sale_bounds" CHECK ("day_sale_usage"."used" >= 0 AND "day_sale_usage"."used" <= "day_sale_usage"."capacity");--> statement-breakpoint
ALTER TABLE "person_usage" DROP CONSTRAINT "person_usage_bounds", ADD CONSTRAINT "person_usage_bounds" CHECK ("person_usage"."used" >= 0 AND "person_usage"."used" <= "person_usage"."capacity");
