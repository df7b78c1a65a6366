DROP INDEX "educators_by_name";--> statement-breakpoint
DROP INDEX "educators_by_text";--> statement-breakpoint
DROP INDEX "educators_inactive";--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "teaches_from" date DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "teaches_until" date DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "teaches_in_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "educators_listed" ON "educators" USING btree ("district_id","sort_name","id","is_active","teaches_from","teaches_until","teaches_in_parts","search_text","grades","subject","email","user_id");--> statement-breakpoint
-- What these ask for each row is planned once and kept, maybe for a table of a few: by going through all of it, which takes
-- minutes once thousands come. So do the references of the words that they write.
ALTER FUNCTION "write_educator_words"() SET enable_seqscan = off;--> statement-breakpoint
ALTER FUNCTION "rewrite_educator_words"() SET enable_seqscan = off;--> statement-breakpoint
-- For each row by itself, as the words of an educator are. Somebody whose days stay the same is not written again.
CREATE FUNCTION "keep_teaching_days"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	it record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	days datemultirange := (
		SELECT range_agg(daterange("starts_on", "ends_on", '[]')) FROM "educator_assignments"
		WHERE "district_id" = it.district_id AND "educator_id" = it.educator_id AND ("ends_on" IS NULL OR "ends_on" >= "starts_on"));
	first_day date := coalesce(lower(days), 'infinity');
	last_day date := CASE WHEN days IS NULL THEN '-infinity' WHEN upper_inf(days) THEN 'infinity' ELSE upper(days) - 1 END;
	in_parts boolean := coalesce(days <> datemultirange(range_merge(days)), false);
BEGIN
	UPDATE "educators" SET "teaches_from" = first_day, "teaches_until" = last_day, "teaches_in_parts" = in_parts
		WHERE "district_id" = it.district_id AND "id" = it.educator_id
			AND ("teaches_from", "teaches_until", "teaches_in_parts") IS DISTINCT FROM (first_day, last_day, in_parts);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "educator_assignments_kept" AFTER INSERT OR UPDATE OR DELETE ON "educator_assignments"
	FOR EACH ROW EXECUTE FUNCTION "keep_teaching_days"();
--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "educators" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educator_assignments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "educators" SET "teaches_from" = lower(days),
		"teaches_until" = CASE WHEN upper_inf(days) THEN 'infinity' ELSE upper(days) - 1 END,
		"teaches_in_parts" = days <> datemultirange(range_merge(days))
	FROM (
		SELECT "district_id", "educator_id", range_agg(daterange("starts_on", "ends_on", '[]')) AS days FROM "educator_assignments"
		WHERE "ends_on" IS NULL OR "ends_on" >= "starts_on" GROUP BY "district_id", "educator_id") taught
	WHERE "educators"."district_id" = taught.district_id AND "educators"."id" = taught.educator_id;--> statement-breakpoint
ALTER TABLE "educator_assignments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educators" FORCE ROW LEVEL SECURITY;
