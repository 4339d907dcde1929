CREATE TABLE "product_day_limit" (
	"prod_code" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"day_sale_limit" integer,
	CONSTRAINT "product_day_limit_prod_code_from_day_pk" PRIMARY KEY("prod_code","from_day"),
	CONSTRAINT "day_limit_order" CHECK ("product_day_limit"."from_day" <= "product_day_limit"."to_day"),
	CONSTRAINT "day_limit_units" CHECK ("product_day_limit"."day_sale_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_day_price" (
	"prod_code" text NOT NULL,
	"menu_index" integer,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "product_day_price_key" UNIQUE NULLS NOT DISTINCT("prod_code","menu_index","from_day"),
	CONSTRAINT "day_price_order" CHECK ("product_day_price"."from_day" <= "product_day_price"."to_day"),
	CONSTRAINT "day_price_won" CHECK ("product_day_price"."price" BETWEEN 1 AND 50000000)
);
--> statement-breakpoint
ALTER TABLE "product_day_limit" ADD CONSTRAINT "product_day_limit_prod_code_product_prod_code_fk" FOREIGN KEY ("prod_code") REFERENCES "public"."product"("prod_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_day_price" ADD CONSTRAINT "product_day_price_prod_code_product_prod_code_fk" FOREIGN KEY ("prod_code") REFERENCES "public"."product"("prod_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_day_price" ADD CONSTRAINT "product_day_price_option_fk" FOREIGN KEY ("prod_code","menu_index") REFERENCES "public"."product_option"("prod_code","menu_index") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A product as the rules see it, with the prices and limits of some days.
CREATE OR REPLACE VIEW product_record AS
SELECT p.prod_code AS "prodCode", p.din_code AS "dinCode", p.htl_code AS "htlCode", p.name, p.reservation_type AS "reservationType",
  p.takes_deposit AS "takesDeposit", p.sale_zone AS "saleZone", p.sale_times AS "saleTimes", p.sale_always AS "saleAlways",
  json_build_object('from', p.sale_from, 'to', p.sale_to) AS "salePeriod", p.week_type AS "weekType",
  p.week_day_flags AS "weekDayFlags", p.price,
  json_build_object('enabled', p.discount_on, 'periodRate', p.discount_rate,
    'period', CASE WHEN num_nonnulls(p.discount_from, p.discount_to) > 0 THEN
      json_build_object('from', p.discount_from, 'to', p.discount_to) END,
    'weekdayRate', p.discount_weekday_rate, 'weekendRate', p.discount_weekend_rate) AS discount,
  json_build_object('enabled', p.member_discount_on, 'rate', p.member_discount_rate) AS "memberDiscount",
  json_build_object('upTo2', p.deposit_up_to_2, 'upTo4', p.deposit_up_to_4, 'upTo10', p.deposit_up_to_10,
    'from11', p.deposit_from_11) AS deposit,
  p.day_sale_limit AS "daySaleLimit", p.per_person_limit AS "perPersonLimit", p.pickup_lead_days AS "pickupLeadDays",
  p.pickup_week_flags AS "pickupWeekFlags", p.members_only AS "membersOnly", p.question_type AS "questionType",
  p.on_sale AND v.active AS "onSale", p.description, coalesce(c.name, '{"default": ""}') AS category,
  coalesce(p.deposit_note, '{"default": ""}') AS "depositNote", p.banner_picture AS "bannerPicture",
  (SELECT coalesce(json_agg(json_build_object('from', n.from_day, 'to', n.to_day) ORDER BY n.from_day), '[]')
    FROM product_not_sale n WHERE n.prod_code = p.prod_code) AS "notSaleRanges",
  (SELECT coalesce(json_agg(json_build_object('menuIndex', o.menu_index, 'onSale', o.on_sale, 'visible', o.visible,
      'price', o.price,
      'dayPrices', (SELECT coalesce(json_agg(json_build_object('from', d.from_day, 'to', d.to_day, 'price', d.price) ORDER BY d.from_day), '[]')
        FROM product_day_price d WHERE d.prod_code = o.prod_code AND d.menu_index = o.menu_index),
      'discountRate', o.discount_rate, 'coversPerUnit', m.covers_per_unit, 'forChildren', m.for_children,
      'allergens', m.allergens, 'diets', m.diets, 'name', m.name, 'description', m.description)
      ORDER BY o.position, o.menu_index), '[]')
    FROM product_option o JOIN menu m USING (menu_index) WHERE o.prod_code = p.prod_code) AS options,
  (SELECT coalesce(json_agg(json_build_object('prodQsCode', q.prod_qs_code, 'kind', q.kind, 'name', q.name, 'visible', q.visible,
      'required', q.required, 'choices', q.choices) ORDER BY q.position, q.prod_qs_code), '[]')
    FROM product_question q WHERE q.prod_code = p.prod_code) AS questions,
  (SELECT coalesce(json_agg(json_build_object('filePath', f.file_path, 'photoType', f.photo_type, 'alt', f.alt)
      ORDER BY f.position), '[]')
    FROM product_photo f WHERE f.prod_code = p.prod_code) AS photos,
  p.position,
  (SELECT coalesce(json_agg(json_build_object('from', d.from_day, 'to', d.to_day, 'price', d.price) ORDER BY d.from_day), '[]')
    FROM product_day_price d WHERE d.prod_code = p.prod_code AND d.menu_index IS NULL) AS "dayPrices",
  (SELECT coalesce(json_agg(json_build_object('from', l.from_day, 'to', l.to_day, 'limit', l.day_sale_limit) ORDER BY l.from_day), '[]')
    FROM product_day_limit l WHERE l.prod_code = p.prod_code) AS "dayLimits"
FROM product p
JOIN venue v USING (din_code)
LEFT JOIN venue_category c ON c.din_code = p.din_code AND c.position = p.category_position;--> statement-breakpoint
-- Pages and orders follow these tables like `product_option` (migrations 0004 and 0013).
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['product_day_price', 'product_day_limit'] LOOP
    EXECUTE format('CREATE TRIGGER catalogue_changed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version(''prod_code'')', watched);
    EXECUTE format('CREATE TRIGGER catalogue_changed_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version(''prod_code'')', watched);
    EXECUTE format('CREATE TRIGGER catalogue_changed_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version(''prod_code'')', watched);
    EXECUTE format('CREATE TRIGGER catalogue_changed_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version(''group'')', watched);
    EXECUTE format('CREATE TRIGGER rules_changed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION raise_rule_version(''prod:'', ''prod_code'')', watched);
    EXECUTE format('CREATE TRIGGER rules_changed_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION raise_rule_version(''prod:'', ''prod_code'')', watched);
    EXECUTE format('CREATE TRIGGER rules_changed_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION raise_rule_version(''prod:'', ''prod_code'')', watched);
  END LOOP;
END $$;
