ALTER TABLE "venue" ADD COLUMN "pickup_notice" jsonb DEFAULT '{"default":""}'::jsonb NOT NULL;--> statement-breakpoint
-- One notice spoke of both until now: it stays on every page until the venue writes two.
UPDATE "venue" SET "pickup_notice" = "notice";--> statement-breakpoint
ALTER TABLE "reservation_answer" ADD COLUMN "answer_texts" jsonb;--> statement-breakpoint
-- Returns the answers in every language: rows without answer_texts look their choices up among today's.
CREATE FUNCTION reservation_answer_texts(a reservation_answer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(a.answer_texts, (
    SELECT jsonb_agg(coalesce((
      SELECT choice FROM product_question q, unnest(q.choices) choice
      WHERE a.kind = 'choice' AND q.prod_qs_code = a.prod_qs_code
        AND EXISTS (SELECT FROM jsonb_each_text(choice) variant WHERE variant.value = given)
      LIMIT 1), '{}') || jsonb_build_object('default', given))
    FROM unnest(a.answers) given), '[]')
$$;
