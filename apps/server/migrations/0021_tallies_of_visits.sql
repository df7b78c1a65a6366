CREATE TABLE "visit_months" (
	"district_id" integer NOT NULL,
	"school_id" integer NOT NULL,
	"month" date NOT NULL,
	"year_starts_on" date,
	"changes" integer NOT NULL,
	"changed_in" bigint,
	"kept" json,
	"kept_at" integer,
	CONSTRAINT "visit_months_key" UNIQUE NULLS NOT DISTINCT("district_id","school_id","month","year_starts_on")
);
--> statement-breakpoint
ALTER TABLE "visit_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "visit_months" ADD CONSTRAINT "visit_months_school_fk" FOREIGN KEY ("district_id","school_id") REFERENCES "public"."schools"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_district" ON "visit_months" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);
--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "observations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "visit_months" ("district_id", "school_id", "month", "year_starts_on", "changes")
  SELECT DISTINCT "district_id", "school_id", date_trunc('month', "started_on"::timestamp)::date, "year_starts_on", 1
  FROM "observations" WHERE "status" <> 'draft';--> statement-breakpoint
ALTER TABLE "observations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE FUNCTION "count_visit_change"(it "observations") RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "visit_months" ("district_id", "school_id", "month", "year_starts_on", "changes", "changed_in")
	VALUES (it.district_id, it.school_id, date_trunc('month', it.started_on::timestamp)::date, it.year_starts_on, 1, pg_current_xact_id()::text::bigint)
	ON CONFLICT ON CONSTRAINT "visit_months_key" DO UPDATE
		SET "changes" = "visit_months"."changes" + 1, "changed_in" = excluded."changed_in"
		WHERE "visit_months"."changed_in" IS DISTINCT FROM excluded."changed_in";
END $$;
--> statement-breakpoint
-- A talk may answer visits that were sent up to five days before it.
CREATE FUNCTION "count_talk"(talk "observations") RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "visit_months" ("district_id", "school_id", "month", "year_starts_on", "changes", "changed_in")
	SELECT DISTINCT it.district_id, it.school_id, date_trunc('month', it.started_on::timestamp)::date, it.year_starts_on, 1, pg_current_xact_id()::text::bigint
	FROM "observations" it
	WHERE it.district_id = talk.district_id AND it.educator_id = talk.educator_id
		AND it.status <> 'draft' AND it.started_at <= talk.started_at + interval '1 day'
		AND it.sent_at >= talk.started_at - interval '5 days'
	ORDER BY 2, 3, 4
	ON CONFLICT ON CONSTRAINT "visit_months_key" DO UPDATE
		SET "changes" = "visit_months"."changes" + 1, "changed_in" = excluded."changed_in"
		WHERE "visit_months"."changed_in" IS DISTINCT FROM excluded."changed_in";
END $$;
--> statement-breakpoint
-- A visit that moves to another month changes both.
CREATE FUNCTION "count_observation_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE TRIGGER "observations_made" AFTER INSERT ON "observations" FOR EACH ROW
	WHEN (new.status <> 'draft') EXECUTE FUNCTION "count_observation_change"();
--> statement-breakpoint
CREATE TRIGGER "observations_gone" AFTER DELETE ON "observations" FOR EACH ROW
	WHEN (old.status <> 'draft') EXECUTE FUNCTION "count_observation_change"();
--> statement-breakpoint
-- Drafts count nowhere; of what is finished, columns that no tally reads change nothing.
CREATE TRIGGER "observations_changed" AFTER UPDATE ON "observations" FOR EACH ROW
	WHEN ((old.status = 'draft') <> (new.status = 'draft') OR (old.status <> 'draft' AND
		(old.id, old.visit_id, old.school_id, old.year_starts_on, old.educator_id, old.observer_id, old.tool_type_id,
			old.configuration_id, old.configuration_version, old.purpose, old.period, old.part_of_lesson, old.started_at, old.ended_at, old.started_on,
			old.is_ahead, old.sent_at, old.document, old.facts_generation) IS DISTINCT FROM
		(new.id, new.visit_id, new.school_id, new.year_starts_on, new.educator_id, new.observer_id, new.tool_type_id,
			new.configuration_id, new.configuration_version, new.purpose, new.period, new.part_of_lesson, new.started_at, new.ended_at, new.started_on,
			new.is_ahead, new.sent_at, new.document, new.facts_generation)))
	EXECUTE FUNCTION "count_observation_change"();
--> statement-breakpoint
CREATE FUNCTION "count_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "count_visit_change"(it) FROM "observations" it
	WHERE it.district_id = coalesce(new.district_id, old.district_id)
		AND it.id = coalesce(new.observation_id, old.observation_id) AND it.status <> 'draft';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contributions_changed" AFTER INSERT OR UPDATE OR DELETE ON "contributions" FOR EACH ROW
	EXECUTE FUNCTION "count_answer"();
