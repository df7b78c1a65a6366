CREATE TABLE "educator_changes" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"made_by_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made" jsonb NOT NULL,
	"undo" jsonb,
	"undone_at" timestamp with time zone,
	CONSTRAINT "educator_changes_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "educator_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "merged_educators" (
	"district_id" integer NOT NULL,
	"id" integer NOT NULL,
	"into_id" integer NOT NULL,
	"email" text,
	"change_id" uuid NOT NULL,
	CONSTRAINT "merged_educators_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "merged_educators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "told_apart" (
	"district_id" integer NOT NULL,
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "told_apart_district_id_one_id_other_id_pk" PRIMARY KEY("district_id","one_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "told_apart" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "last_visits" (
	"district_id" integer NOT NULL,
	"educator_id" integer NOT NULL,
	"school_id" integer NOT NULL,
	"observer_id" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_visits_pk" PRIMARY KEY("district_id","educator_id","school_id","observer_id")
);
--> statement-breakpoint
ALTER TABLE "last_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "educators" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "educator_changes" ADD CONSTRAINT "educator_changes_made_by_fk" FOREIGN KEY ("district_id","made_by_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_educators" ADD CONSTRAINT "merged_educators_into_fk" FOREIGN KEY ("district_id","into_id") REFERENCES "public"."educators"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_educators" ADD CONSTRAINT "merged_educators_change_fk" FOREIGN KEY ("district_id","change_id") REFERENCES "public"."educator_changes"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_apart" ADD CONSTRAINT "told_apart_one_fk" FOREIGN KEY ("district_id","one_id") REFERENCES "public"."educators"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_apart" ADD CONSTRAINT "told_apart_other_fk" FOREIGN KEY ("district_id","other_id") REFERENCES "public"."educators"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_visits" ADD CONSTRAINT "last_visits_educator_fk" FOREIGN KEY ("district_id","educator_id") REFERENCES "public"."educators"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "educator_changes_by_time" ON "educator_changes" USING btree ("district_id","made_at");--> statement-breakpoint
CREATE INDEX "merged_educators_by_into" ON "merged_educators" USING btree ("district_id","into_id");--> statement-breakpoint
CREATE INDEX "last_visits_by_observer" ON "last_visits" USING btree ("district_id","observer_id","last_at");--> statement-breakpoint
CREATE INDEX "educators_by_name" ON "educators" USING btree ("district_id","sort_name","id");--> statement-breakpoint
CREATE POLICY "own_district" ON "educator_changes" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "merged_educators" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "told_apart" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "last_visits" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);
--> statement-breakpoint
-- What was sent stays as it is, and only whom it was about may turn out to be somebody else on the list.
DROP TRIGGER "stays_as_it_is" ON "sendings";
--> statement-breakpoint
CREATE TRIGGER "stays_as_it_is" BEFORE DELETE ON "sendings" FOR EACH ROW EXECUTE FUNCTION stays_as_it_is();
--> statement-breakpoint
CREATE TRIGGER "stays_as_it_was_sent" BEFORE UPDATE ON "sendings" FOR EACH ROW WHEN (
		(NEW.district_id, NEW.id, NEW.visit_id, NEW.observer_id, NEW.message, NEW.sent_at, NEW.is_read_mark_asked)
		IS DISTINCT FROM
		(OLD.district_id, OLD.id, OLD.visit_id, OLD.observer_id, OLD.message, OLD.sent_at, OLD.is_read_mark_asked)
	) EXECUTE FUNCTION stays_as_it_is();
--> statement-breakpoint
-- As `isCountedVisit` says.
CREATE FUNCTION "is_counted_visit"(it "observations") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT it.status <> 'draft' AND NOT it.is_ahead AND it.purpose <> 'calibration' AND it.tool_type_id <> 10
$$;
--> statement-breakpoint
-- Of a visit that is gone, or is another's now: the one before it is the last.
CREATE FUNCTION "recount_last_visit"(it "observations") RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "last_visits" WHERE "district_id" = it.district_id AND "educator_id" = it.educator_id
		AND "school_id" = it.school_id AND "observer_id" IN (0, it.observer_id);
	INSERT INTO "last_visits" ("district_id", "educator_id", "school_id", "observer_id", "last_at")
		SELECT it.district_id, it.educator_id, it.school_id, whose, last.started_at
		FROM unnest(ARRAY[0, it.observer_id]) whose, LATERAL (
			SELECT o.started_at FROM "observations" o
			WHERE o.district_id = it.district_id AND o.educator_id = it.educator_id AND o.school_id = it.school_id
				AND "is_counted_visit"(o) AND CASE WHEN whose = 0 THEN o.purpose <> 'coaching' ELSE o.observer_id = whose END
			ORDER BY o.started_at DESC LIMIT 1) last
	ON CONFLICT ON CONSTRAINT "last_visits_pk" DO UPDATE SET "last_at" = excluded."last_at";
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_last_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE TRIGGER "last_visit_made" AFTER INSERT ON "observations" FOR EACH ROW
	WHEN (new.status <> 'draft') EXECUTE FUNCTION "note_last_visit"();
--> statement-breakpoint
CREATE TRIGGER "last_visit_gone" AFTER DELETE ON "observations" FOR EACH ROW
	WHEN (old.status <> 'draft') EXECUTE FUNCTION "note_last_visit"();
--> statement-breakpoint
CREATE TRIGGER "last_visit_changed" AFTER UPDATE ON "observations" FOR EACH ROW
	WHEN ((old.status = 'draft') <> (new.status = 'draft') OR (new.status <> 'draft' AND
		(old.educator_id, old.school_id, old.observer_id, old.purpose, old.is_ahead, old.tool_type_id, old.started_at)
		IS DISTINCT FROM
		(new.educator_id, new.school_id, new.observer_id, new.purpose, new.is_ahead, new.tool_type_id, new.started_at)))
	EXECUTE FUNCTION "note_last_visit"();
--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "observations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "last_visits" ("district_id", "educator_id", "school_id", "observer_id", "last_at")
	SELECT it.district_id, it.educator_id, it.school_id, whose, max(it.started_at)
	FROM "observations" it, unnest(ARRAY[0, it.observer_id]) whose
	WHERE "is_counted_visit"(it) AND (whose <> 0 OR it.purpose <> 'coaching')
	GROUP BY 1, 2, 3, 4;--> statement-breakpoint
ALTER TABLE "observations" FORCE ROW LEVEL SECURITY;
