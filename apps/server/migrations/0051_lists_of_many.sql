DROP INDEX "last_visits_by_observer";--> statement-breakpoint
CREATE INDEX "last_visits_since" ON "last_visits" USING btree ("district_id","observer_id","school_id","last_at","educator_id");