DROP INDEX "observations_district_id_observer_id_started_at_id_index";--> statement-breakpoint
DROP INDEX "observations_finished";--> statement-breakpoint
CREATE INDEX "observations_by_observer" ON "observations" USING btree ("district_id","observer_id","started_at","id","school_id","status","purpose");--> statement-breakpoint
CREATE INDEX "observations_finished" ON "observations" USING btree ("district_id","started_at","id","status","purpose","observer_id","educator_id") WHERE "observations"."status" <> 'draft';