-- An order that waits is some 2 kB, packed, and was kept in a table of its own whenever it was a little more: written there, fetched, and deleted once it is a reservation. It
-- lies in its payment's row up to twice that; larger ones go as before. What is written already stays where it is.
ALTER TABLE "payment" SET (toast_tuple_target = 4080);
