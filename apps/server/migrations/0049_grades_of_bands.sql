-- The grades of a band, one by one: as `gradesIn` of the domain says. A search for 7 finds who teaches 6–8.
CREATE FUNCTION "grades_between"(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT string_agg(CASE grade WHEN 0 THEN 'K' ELSE grade::text END, ' ')
	FROM regexp_matches(said, '\m(pre-?k|[ptk]?k|\d{1,2})(?:st|nd|rd|th)?\s*(?:[-–—]|to)\s*(k|\d{1,2})', 'gi') band,
		LATERAL (SELECT CASE WHEN band[1] ~ '^\d' THEN band[1]::int ELSE 0 END AS first,
			CASE WHEN band[2] ~ '^\d' THEN least(band[2]::int, 12) ELSE 0 END AS last) ends,
		generate_series(ends.first, ends.last) grade
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_educator_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "educator_words" ("district_id", "educator_id", "word", "is_name")
		SELECT it.district_id, it.id, word, true FROM written it, "words_in"(it.name) word
		UNION ALL
		SELECT it.district_id, it.id, word, false FROM written it,
			"words_in"(concat_ws(' ', it.grades, "grades_between"(it.grades), it.subject, it.room)) word;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "rewrite_educator_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	named text[] := ARRAY(SELECT "words_in"(NEW.name));
	beside text[] := ARRAY(SELECT "words_in"(concat_ws(' ', NEW.grades, "grades_between"(NEW.grades), NEW.subject, NEW.room)));
BEGIN
	DELETE FROM "educator_words" WHERE "district_id" = NEW.district_id AND "educator_id" = NEW.id
		AND "word" <> ALL (CASE WHEN "is_name" THEN named ELSE beside END);
	INSERT INTO "educator_words" ("district_id", "educator_id", "word", "is_name")
		SELECT NEW.district_id, NEW.id, word, true FROM unnest(named) word
		UNION ALL
		SELECT NEW.district_id, NEW.id, word, false FROM unnest(beside) word
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "educators" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educator_words" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "educator_words" ("district_id", "educator_id", "word", "is_name")
	SELECT it.district_id, it.id, word, false FROM "educators" it, "words_in"("grades_between"(it.grades)) word
	ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "educator_words" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educators" FORCE ROW LEVEL SECURITY;
