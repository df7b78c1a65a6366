ALTER TABLE "educators" ADD COLUMN "has_several_places" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "action_steps_by_day" ON "action_steps" USING btree ("district_id","created_at","educator_id");--> statement-breakpoint
CREATE INDEX "educators_inactive" ON "educators" USING btree ("district_id","id") WHERE not "educators"."is_active";--> statement-breakpoint
CREATE INDEX "educators_of_several_places" ON "educators" USING btree ("district_id","id") WHERE "educators"."has_several_places";--> statement-breakpoint
-- As before, and whether there is more than one place, at one school or several.
CREATE OR REPLACE FUNCTION "keep_teaching_days"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	it record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	days datemultirange;
	places integer;
	first_day date;
	last_day date;
	in_parts boolean;
BEGIN
	SELECT range_agg(daterange("starts_on", "ends_on", '[]')) FILTER (WHERE "ends_on" IS NULL OR "ends_on" >= "starts_on"), count(*)
		INTO days, places FROM "educator_assignments"
		WHERE "district_id" = it.district_id AND "educator_id" = it.educator_id;
	first_day := coalesce(lower(days), 'infinity');
	last_day := CASE WHEN days IS NULL THEN '-infinity' WHEN upper_inf(days) THEN 'infinity' ELSE upper(days) - 1 END;
	in_parts := coalesce(days <> datemultirange(range_merge(days)), false);
	UPDATE "educators" SET "teaches_from" = first_day, "teaches_until" = last_day, "teaches_in_parts" = in_parts,
			"has_several_places" = places > 1
		WHERE "district_id" = it.district_id AND "id" = it.educator_id
			AND ("teaches_from", "teaches_until", "teaches_in_parts", "has_several_places")
				IS DISTINCT FROM (first_day, last_day, in_parts, places > 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "educators" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educator_assignments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "educators" SET "has_several_places" = true
	FROM (SELECT "district_id", "educator_id" FROM "educator_assignments" GROUP BY 1, 2 HAVING count(*) > 1) several
	WHERE "educators"."district_id" = several.district_id AND "educators"."id" = several.educator_id;--> statement-breakpoint
ALTER TABLE "educator_assignments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educators" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- PostgreSQL knows nothing of a new column, and would take every educator for one of several places.
ANALYZE "educators";
