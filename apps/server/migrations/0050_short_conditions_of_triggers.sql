-- PostgreSQL reads a trigger's condition anew with each statement that writes to its table, drafts included. So conditions
-- are short, and what changed of a finished visit is compared in the functions, which are read once a connection.
CREATE OR REPLACE FUNCTION "count_observation_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Drafts count nowhere; of what is finished, columns that no tally reads change nothing.
	IF tg_op = 'UPDATE' AND old.status <> 'draft' AND new.status <> 'draft' AND
		(old.sent_at, old.acknowledged_at, old.version, old.facts_generation,
			old.id, old.visit_id, old.school_id, old.year_starts_on, old.educator_id, old.observer_id, old.tool_type_id,
			old.configuration_id, old.configuration_version, old.purpose, old.period, old.part_of_lesson, old.started_at, old.ended_at, old.started_on,
			old.is_ahead, old.document) IS NOT DISTINCT FROM
		(new.sent_at, new.acknowledged_at, new.version, new.facts_generation,
			new.id, new.visit_id, new.school_id, new.year_starts_on, new.educator_id, new.observer_id, new.tool_type_id,
			new.configuration_id, new.configuration_version, new.purpose, new.period, new.part_of_lesson, new.started_at, new.ended_at, new.started_on,
			new.is_ahead, new.document)
	THEN RETURN NULL; END IF;
	IF tg_op <> 'INSERT' AND old.status <> 'draft' THEN
		PERFORM "count_visit_change"(old);
		IF old.tool_type_id = 10 THEN PERFORM "count_talk"(old); END IF;
	END IF;
	IF tg_op <> 'DELETE' AND new.status <> 'draft' THEN
		PERFORM "count_visit_change"(new);
		IF new.tool_type_id = 10 THEN PERFORM "count_talk"(new); END IF;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "observations_changed" ON "observations";
--> statement-breakpoint
CREATE TRIGGER "observations_changed" AFTER UPDATE ON "observations" FOR EACH ROW
	WHEN (old.status <> 'draft' OR new.status <> 'draft') EXECUTE FUNCTION "count_observation_change"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_last_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND old.status <> 'draft' AND new.status <> 'draft' AND
		(old.educator_id, old.school_id, old.observer_id, old.purpose, old.is_ahead, old.tool_type_id, old.started_at)
		IS NOT DISTINCT FROM
		(new.educator_id, new.school_id, new.observer_id, new.purpose, new.is_ahead, new.tool_type_id, new.started_at)
	THEN RETURN NULL; END IF;
	IF tg_op <> 'INSERT' AND "is_counted_visit"(old) THEN PERFORM "recount_last_visit"(old); END IF;
	IF tg_op <> 'DELETE' AND "is_counted_visit"(new) THEN
		INSERT INTO "last_visits" ("district_id", "educator_id", "school_id", "observer_id", "last_at")
			SELECT new.district_id, new.educator_id, new.school_id, whose, new.started_at
			FROM unnest(CASE WHEN new.purpose = 'coaching' THEN ARRAY[new.observer_id] ELSE ARRAY[0, new.observer_id] END) whose
		ON CONFLICT ON CONSTRAINT "last_visits_pk" DO UPDATE SET "last_at" = excluded."last_at"
			WHERE "last_visits"."last_at" < excluded."last_at";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "last_visit_changed" ON "observations";
--> statement-breakpoint
CREATE TRIGGER "last_visit_changed" AFTER UPDATE ON "observations" FOR EACH ROW
	WHEN (old.status <> 'draft' OR new.status <> 'draft') EXECUTE FUNCTION "note_last_visit"();
