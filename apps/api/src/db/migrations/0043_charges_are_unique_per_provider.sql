-- Blocks writers of payments while it is built. The charge comes first: servers of the previous release look it up without a provider.
CREATE UNIQUE INDEX IF NOT EXISTS "payment_provider_charge" ON "payment" USING btree ("charge_id","provider") WHERE charge_id IS NOT NULL;
