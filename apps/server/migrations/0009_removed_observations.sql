CREATE TABLE "removed_observations" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "removed_observations_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "removed_observations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_district" ON "removed_observations" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);