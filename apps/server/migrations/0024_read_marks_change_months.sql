-- That an educator opened or acknowledged a visit is counted of its month, too.
DROP TRIGGER "observations_changed" ON "observations";
--> statement-breakpoint
CREATE TRIGGER "observations_changed" AFTER UPDATE ON "observations" FOR EACH ROW
	WHEN ((old.status = 'draft') <> (new.status = 'draft') OR (old.status <> 'draft' AND
		(old.id, old.visit_id, old.school_id, old.year_starts_on, old.educator_id, old.observer_id, old.tool_type_id,
			old.configuration_id, old.configuration_version, old.purpose, old.period, old.part_of_lesson, old.started_at, old.ended_at, old.started_on,
			old.is_ahead, old.sent_at, old.acknowledged_at, old.version, old.document, old.facts_generation) IS DISTINCT FROM
		(new.id, new.visit_id, new.school_id, new.year_starts_on, new.educator_id, new.observer_id, new.tool_type_id,
			new.configuration_id, new.configuration_version, new.purpose, new.period, new.part_of_lesson, new.started_at, new.ended_at, new.started_on,
			new.is_ahead, new.sent_at, new.acknowledged_at, new.version, new.document, new.facts_generation)))
	EXECUTE FUNCTION "count_observation_change"();
--> statement-breakpoint
CREATE FUNCTION "count_reading"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "count_visit_change"(it) FROM "sent_copies" copy
	JOIN "observations" it ON it.district_id = copy.district_id AND it.id = copy.observation_id
	WHERE copy.district_id = new.district_id AND copy.send_id = new.send_id AND it.status <> 'draft';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deliveries_read" AFTER UPDATE ON "deliveries" FOR EACH ROW
	WHEN (new.is_educator AND (old.opened_at, old.is_educator) IS DISTINCT FROM (new.opened_at, new.is_educator))
	EXECUTE FUNCTION "count_reading"();
--> statement-breakpoint
CREATE TRIGGER "deliveries_read_at_once" AFTER INSERT ON "deliveries" FOR EACH ROW
	WHEN (new.is_educator AND new.opened_at IS NOT NULL)
	EXECUTE FUNCTION "count_reading"();
