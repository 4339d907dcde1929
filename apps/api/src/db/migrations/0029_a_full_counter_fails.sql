-- A statement that finds a counter full fails, so that COMMIT may be sent behind it without waiting for its answer: then it rolls back (ADR 28). The detail names the counter.
CREATE FUNCTION counter_is_full(counter text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a counter is full' USING ERRCODE = 'DR001', DETAIL = counter;
END $$;
