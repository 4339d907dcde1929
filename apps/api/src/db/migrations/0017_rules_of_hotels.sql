-- What an order is priced by and agrees to has versions as well: a hotel's prices for members and its texts of terms, a venue's policy.
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('hotel', '''htl:'', ''htl_code'''), ('terms', '''htl:'', ''htl_code'''), ('cancel_policy', '''din:'', ''din_code''')) AS t (name, scope)
  LOOP
    EXECUTE format('CREATE TRIGGER rules_changed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rules_changed(%s)', watched.name, watched.scope);
    EXECUTE format('CREATE TRIGGER rules_changed_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rules_changed(%s)', watched.name, watched.scope);
    EXECUTE format('CREATE TRIGGER rules_changed_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION rules_changed(%s)', watched.name, watched.scope);
  END LOOP;
END $$;
