CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit trail is append-only: % is refused.', tg_op USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- For each statement: row-level security hides all rows from the owner, so a trigger for each row would never fire.
CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Otherwise session_replication_role = replica would step around it.
ALTER TABLE "audit_events" ENABLE ALWAYS TRIGGER "audit_events_append_only";
