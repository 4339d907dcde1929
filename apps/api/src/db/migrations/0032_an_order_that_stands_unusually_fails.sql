-- An order that is placed in one piece with its COMMIT fails where it does not stand as usual: then it is looked at step by step (ADR 29).
CREATE FUNCTION order_stands_unusually() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an order does not stand as usual' USING ERRCODE = 'DR002';
END $$;
