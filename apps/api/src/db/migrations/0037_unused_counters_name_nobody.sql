-- Counters that nothing uses any more named the phones of guests whose holds were deleted long ago. From now on they go with the freed hold.
DELETE FROM "person_usage" WHERE "used" = 0;
