-- A test that has failed does not block a newer one, so that a late charge of it can be recorded and voided.
DROP INDEX "test_payment_unfinished";--> statement-breakpoint
CREATE UNIQUE INDEX "test_payment_unfinished" ON "test_payment" USING btree ((true)) WHERE state IN ('prepared', 'open', 'approving', 'approved') AND failure IS NULL;
