-- An order that waits is some 2 kB, packed, and was kept in a table of its own whenever it was a little more: written there, fetched, and deleted once it is a reservation. It
-- lies in its payment's row up to twice that; larger ones go as before. What is written already stays where it is.
ALTER TABLE "payment" SET (toast_tuple_target = 4080);--> statement-breakpoint
-- What a payment amounts to is said by a type, which a connection reads once, instead of a CHECK, which every move reads anew (ADR 21). The column becomes of
-- it before it says anything, which leaves the rows as they stand; then all are looked through.
CREATE DOMAIN "won_due" AS integer;--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_amount", ALTER COLUMN "amount" TYPE "won_due";--> statement-breakpoint
ALTER DOMAIN "won_due" ADD CHECK (VALUE > 0);
