CREATE TABLE "catalogue_version" (
	"scope" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Owned by no column, so that emptying the tables does not restart it: no version comes twice.
CREATE SEQUENCE "catalogue_version_seq";--> statement-breakpoint
-- A statement that changes what public pages show gives its hotels, or the group, a new version in its own transaction.
-- The version's row stays locked until that ends: of two who change the same hotel's rows the second waits, so that versions are
-- seen in the order of their commits and each together with all rows of its own. Whoever reads the version first and
-- the rows afterwards may hold newer rows than it says, never older ones.
-- Rows are locked in the order of their scopes, and before the locks of `rules_changed`: triggers of one event fire in the order of their
-- names. Orders write none of these tables; nor do the heartbeats of jobs, for which `setting` is not among them.
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text;
  scopes text[];
BEGIN
  touched := CASE WHEN TG_OP = 'UPDATE' THEN '(TABLE after UNION ALL TABLE before)' WHEN TG_OP = 'INSERT' THEN 'after' ELSE 'before' END;
  CASE TG_ARGV[0]
    WHEN 'htl_code' THEN
      EXECUTE format('SELECT array_agg(DISTINCT ''htl:'' || t.htl_code) FROM %s t', touched) INTO scopes;
    WHEN 'din_code' THEN
      EXECUTE format('SELECT array_agg(DISTINCT ''htl:'' || v.htl_code) FROM %s t JOIN venue v USING (din_code)', touched) INTO scopes;
    WHEN 'prod_code' THEN
      EXECUTE format('SELECT array_agg(DISTINCT ''htl:'' || p.htl_code) FROM %s t JOIN product p USING (prod_code)', touched) INTO scopes;
    ELSE
      IF TG_OP = 'TRUNCATE' THEN
        scopes := ARRAY['group'];
      ELSE
        EXECUTE format('SELECT array_agg(DISTINCT ''group''::text) FROM %s t', touched) INTO scopes;
      END IF;
  END CASE;
  INSERT INTO catalogue_version (scope, version)
    SELECT scope, nextval('catalogue_version_seq') FROM unnest(scopes) AS scope ORDER BY scope
    -- Drawn anew once the row is locked, where another version came first.
    ON CONFLICT (scope) DO UPDATE SET version = nextval('catalogue_version_seq'), changed_at = now();
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('hotel', 'group'), ('holiday', 'group'), ('holiday_year', 'group'), ('app_prop', 'group'), ('terms', 'group'), ('allergy', 'group'),
    ('venue', 'htl_code'), ('product', 'htl_code'), ('promotion', 'htl_code'), ('review', 'htl_code'),
    ('venue_category', 'din_code'), ('venue_photo', 'din_code'), ('room', 'din_code'), ('time_stock', 'din_code'),
    ('meal_time', 'din_code'), ('menu', 'din_code'), ('cancel_policy', 'din_code'),
    ('product_option', 'prod_code'), ('product_question', 'prod_code'), ('product_not_sale', 'prod_code'),
    ('product_photo', 'prod_code')) AS t (name, column_of)
  LOOP
    EXECUTE format('CREATE TRIGGER catalogue_changed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed(%L)', watched.name, watched.column_of);
    EXECUTE format('CREATE TRIGGER catalogue_changed_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed(%L)', watched.name, watched.column_of);
    EXECUTE format('CREATE TRIGGER catalogue_changed_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed(%L)', watched.name, watched.column_of);
    -- Nobody tells whose rows an emptied table held: all hotels' pages count as changed.
    EXECUTE format('CREATE TRIGGER catalogue_changed_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed(''group'')', watched.name);
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO catalogue_version (scope, version) SELECT scope, nextval('catalogue_version_seq') FROM (
  SELECT 'htl:' || htl_code AS scope FROM hotel UNION SELECT 'group'
) AS standing;
