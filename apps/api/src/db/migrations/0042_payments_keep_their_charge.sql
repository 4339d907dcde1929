-- Payments from before migration 0041; its trigger fills in all later ones. Blocks only writers of these old payments.
UPDATE "payment" SET "charge_id" = "pg_cno" WHERE "charge_id" IS NULL AND "pg_cno" IS NOT NULL;
