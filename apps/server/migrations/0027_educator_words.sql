CREATE TABLE "educator_words" (
	"district_id" integer NOT NULL,
	"educator_id" integer NOT NULL,
	"word" text NOT NULL,
	"is_name" boolean NOT NULL,
	CONSTRAINT "educator_words_pk" PRIMARY KEY("district_id","educator_id","word","is_name")
);
--> statement-breakpoint
ALTER TABLE "educator_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educator_words" ADD CONSTRAINT "educator_words_educator_fk" FOREIGN KEY ("district_id","educator_id") REFERENCES "public"."educators"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "educator_words_by_word" ON "educator_words" USING btree ("district_id","is_name","word" text_pattern_ops,"educator_id");--> statement-breakpoint
CREATE POLICY "own_district" ON "educator_words" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);
--> statement-breakpoint
-- The words of a text as a search compares them: as `searchWords` of the domain says.
CREATE FUNCTION "words_in"(said text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT word FROM regexp_split_to_table(
		regexp_replace(
			translate(lower(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđı', 'oldi'),
			'[''’`]', '', 'g'),
		'[\s!-/:-@\[-`{-\u00bf\u2000-\u206f\u3000-\u3003]+') AS word
	WHERE word <> ''
$$;
--> statement-breakpoint
-- Once for all rows of a statement: a roster comes as thousands.
CREATE FUNCTION "write_educator_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "educator_words" ("district_id", "educator_id", "word", "is_name")
		SELECT it.district_id, it.id, word, true FROM written it, "words_in"(it.name) word
		UNION ALL
		SELECT it.district_id, it.id, word, false FROM written it, "words_in"(concat_ws(' ', it.grades, it.subject, it.room)) word;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "rewrite_educator_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "educator_words" USING written it, before
		WHERE before.district_id = it.district_id AND before.id = it.id
			AND (before.name, before.grades, before.subject, before.room) IS DISTINCT FROM (it.name, it.grades, it.subject, it.room)
			AND "educator_words"."district_id" = it.district_id AND "educator_words"."educator_id" = it.id;
	INSERT INTO "educator_words" ("district_id", "educator_id", "word", "is_name")
		SELECT it.district_id, it.id, word, is_name FROM written it
			JOIN before ON before.district_id = it.district_id AND before.id = it.id
				AND (before.name, before.grades, before.subject, before.room) IS DISTINCT FROM (it.name, it.grades, it.subject, it.room),
			LATERAL (
				SELECT word, true AS is_name FROM "words_in"(it.name) word
				UNION ALL
				SELECT word, false FROM "words_in"(concat_ws(' ', it.grades, it.subject, it.room)) word) found;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "educators_written" AFTER INSERT ON "educators" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "write_educator_words"();
--> statement-breakpoint
CREATE TRIGGER "educators_rewritten" AFTER UPDATE ON "educators" REFERENCING OLD TABLE AS before NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "rewrite_educator_words"();
--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "educators" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "educator_words" ("district_id", "educator_id", "word", "is_name")
	SELECT it.district_id, it.id, word, true FROM "educators" it, "words_in"(it.name) word
	UNION ALL
	SELECT it.district_id, it.id, word, false FROM "educators" it, "words_in"(concat_ws(' ', it.grades, it.subject, it.room)) word;--> statement-breakpoint
ALTER TABLE "educators" FORCE ROW LEVEL SECURITY;
