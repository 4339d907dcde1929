CREATE TABLE "rule_version" (
	"scope" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "hold_by_holder";--> statement-breakpoint
ALTER TABLE "day_sale_usage" ADD COLUMN "rule_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hold_line" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "hold_line" ADD COLUMN "rule_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_usage" ADD COLUMN "rule_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_usage" ADD COLUMN "rule_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "hold_by_holder" ON "hold" USING btree ("holder","expires_at") WHERE state IN ('held', 'kept');--> statement-breakpoint
CREATE SEQUENCE "rule_version_seq";--> statement-breakpoint
-- One statement that changes rules gives each scope that it touches a new version. The lock waits for the orders that are being
-- taken by the old one, and those that come later wait for this change's commit (booking/capacity/rules).
CREATE FUNCTION rules_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text;
  scopes text[];
BEGIN
  touched := CASE WHEN TG_OP = 'UPDATE' THEN '(TABLE after UNION ALL TABLE before)' WHEN TG_OP = 'INSERT' THEN 'after' ELSE 'before' END;
  IF TG_NARGS = 1 THEN
    EXECUTE format('SELECT array_agg(DISTINCT %L::text) FROM %s t', TG_ARGV[0], touched) INTO scopes;
  ELSE
    -- Sorted, as DISTINCT leaves them: everyone locks scopes in one order.
    EXECUTE format('SELECT array_agg(DISTINCT %L || t.%I) FROM %s t', TG_ARGV[0], TG_ARGV[1], touched) INTO scopes;
  END IF;
  IF scopes IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(scope, 3)) FROM unnest(scopes) AS scope;
  INSERT INTO rule_version (scope, version) SELECT scope, nextval('rule_version_seq') FROM unnest(scopes) AS scope ORDER BY scope
    ON CONFLICT (scope) DO UPDATE SET version = excluded.version, changed_at = now();
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('venue', '''din:'', ''din_code'''), ('room', '''din:'', ''din_code'''), ('time_stock', '''din:'', ''din_code'''),
    ('meal_time', '''din:'', ''din_code'''), ('menu', '''din:'', ''din_code'''),
    ('product', '''prod:'', ''prod_code'''), ('product_option', '''prod:'', ''prod_code'''),
    ('product_not_sale', '''prod:'', ''prod_code'''), ('product_question', '''prod:'', ''prod_code'''),
    ('holiday', '''holidays'''), ('holiday_year', '''holidays''')) AS t (name, scope)
  LOOP
    EXECUTE format('CREATE TRIGGER rules_changed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rules_changed(%s)', watched.name, watched.scope);
    EXECUTE format('CREATE TRIGGER rules_changed_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rules_changed(%s)', watched.name, watched.scope);
    EXECUTE format('CREATE TRIGGER rules_changed_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION rules_changed(%s)', watched.name, watched.scope);
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO rule_version (scope, version) SELECT scope, nextval('rule_version_seq') FROM (
  SELECT 'din:' || din_code AS scope FROM venue UNION SELECT 'prod:' || prod_code FROM product UNION SELECT 'holidays' WHERE EXISTS (SELECT 1 FROM holiday)
) AS standing;
