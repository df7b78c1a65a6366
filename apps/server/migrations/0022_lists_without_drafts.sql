DROP INDEX "observations_district_id_started_at_id_index";--> statement-breakpoint
DROP INDEX "observations_by_school";--> statement-breakpoint
DROP INDEX "observations_carried";--> statement-breakpoint
CREATE INDEX "observations_finished" ON "observations" USING btree ("district_id","started_at","id") WHERE "observations"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "observations_unsent" ON "observations" USING btree ("district_id","observer_id","started_at") WHERE "observations"."status" in ('draft', 'completed');--> statement-breakpoint
CREATE INDEX "observations_by_school" ON "observations" USING btree ("district_id","school_id","started_at","id","status","purpose","observer_id","educator_id") WHERE "observations"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "observations_carried" ON "observations" USING btree ("district_id","educator_id","started_at","id") WHERE "observations"."carried" is not null;