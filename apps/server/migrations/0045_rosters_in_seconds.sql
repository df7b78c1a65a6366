CREATE INDEX "educators_by_text" ON "educators" USING btree ("district_id","search_text","id");--> statement-breakpoint
CREATE INDEX "educators_inactive" ON "educators" USING btree ("district_id","id") WHERE not "educators"."is_active";--> statement-breakpoint
CREATE INDEX "educators_at_the_door" ON "educators" USING btree ("district_id","sort_name","id") WHERE "educators"."is_provisional";--> statement-breakpoint
CREATE INDEX "sendings_by_educator" ON "sendings" USING btree ("district_id","educator_id");--> statement-breakpoint
CREATE INDEX "planned_sendings_by_educator" ON "planned_sendings" USING btree ("district_id","educator_id");--> statement-breakpoint
CREATE INDEX "record_links_by_educator" ON "record_links" USING btree ("district_id","educator_id");--> statement-breakpoint
-- For each row by itself: what was before and after a statement is joined by a plan that is made once, for as few rows as
-- came first, and takes the square of the time for many. Words that stay are not written again.
DROP TRIGGER "educators_rewritten" ON "educators";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "rewrite_educator_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	named text[] := ARRAY(SELECT "words_in"(NEW.name));
	beside text[] := ARRAY(SELECT "words_in"(concat_ws(' ', NEW.grades, NEW.subject, NEW.room)));
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
CREATE TRIGGER "educators_rewritten" AFTER UPDATE ON "educators" FOR EACH ROW
	WHEN ((OLD.name, OLD.grades, OLD.subject, OLD.room) IS DISTINCT FROM (NEW.name, NEW.grades, NEW.subject, NEW.room))
	EXECUTE FUNCTION "rewrite_educator_words"();
