-- The view `payment_record` finds a charge by the index of migration 0043.
DROP INDEX "payment_charge";--> statement-breakpoint
-- The release before calls neither of them (ADR 31).
DROP FUNCTION counter_is_full(text);--> statement-breakpoint
DROP FUNCTION order_stands_unusually();
