CREATE TABLE "set_months" (
	"district_id" integer NOT NULL,
	"school_id" integer NOT NULL,
	"month" date NOT NULL,
	"year_starts_on" date,
	"configuration_id" integer NOT NULL,
	"kept" json NOT NULL,
	CONSTRAINT "set_months_key" UNIQUE NULLS NOT DISTINCT("district_id","school_id","month","year_starts_on","configuration_id")
);
--> statement-breakpoint
ALTER TABLE "set_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "visit_months" ADD COLUMN "kept_cells" json;--> statement-breakpoint
ALTER TABLE "visit_months" ADD COLUMN "kept_form" integer;--> statement-breakpoint
ALTER TABLE "visit_months" ADD COLUMN "kept_zone" text;--> statement-breakpoint
ALTER TABLE "visit_months" ADD COLUMN "last_on" date;--> statement-breakpoint
ALTER TABLE "set_months" ADD CONSTRAINT "set_months_school_fk" FOREIGN KEY ("district_id","school_id") REFERENCES "public"."schools"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_district" ON "set_months" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);