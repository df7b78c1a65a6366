CREATE INDEX "observations_coaching" ON "observations" USING btree ("district_id","school_id","started_on") WHERE "observations"."purpose" = 'coaching';--> statement-breakpoint
CREATE INDEX "observations_talks" ON "observations" USING btree ("district_id","educator_id","started_at") WHERE "observations"."tool_type_id" = 10;--> statement-breakpoint
ALTER TABLE "monthly_facts" DROP CONSTRAINT "monthly_facts_pk";--> statement-breakpoint
TRUNCATE "monthly_facts";--> statement-breakpoint
ALTER TABLE "monthly_facts" ADD COLUMN "configuration_version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "monthly_facts" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "monthly_facts" ADD COLUMN "year_starts_on" date;--> statement-breakpoint
ALTER TABLE "monthly_facts" ADD COLUMN "times" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "observation_facts" ADD COLUMN "configuration_version" integer;--> statement-breakpoint
ALTER TABLE "observation_facts" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "observation_facts" ADD COLUMN "year_starts_on" date;--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "observations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "observation_facts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "monthly_facts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What a wrong clock has put into the future is no visit yet.
DELETE FROM "observation_facts" f USING "observations" o
  WHERE o."district_id" = f."district_id" AND o."id" = f."observation_id" AND o."is_ahead";--> statement-breakpoint
UPDATE "observation_facts" f SET
  "configuration_version" = o."configuration_version",
  "purpose" = o."purpose",
  "year_starts_on" = o."year_starts_on"
  FROM "observations" o WHERE o."district_id" = f."district_id" AND o."id" = f."observation_id";--> statement-breakpoint
ALTER TABLE "observation_facts" ALTER COLUMN "configuration_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "observation_facts" ALTER COLUMN "purpose" SET NOT NULL;--> statement-breakpoint
INSERT INTO "monthly_facts" ("district_id","school_id","tool_type_id","configuration_id","configuration_version","purpose","item","value","month","year_starts_on","n","times")
  SELECT "district_id","school_id","tool_type_id","configuration_id","configuration_version","purpose","item","value",
    date_trunc('month', "happened_on"::timestamp)::date, "year_starts_on", sum("n"), count(*)
  FROM "observation_facts" GROUP BY 1,2,3,4,5,6,7,8,9,10;--> statement-breakpoint
ALTER TABLE "observations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "observation_facts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "monthly_facts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "monthly_facts" ADD CONSTRAINT "monthly_facts_key" UNIQUE NULLS NOT DISTINCT("district_id","school_id","month","year_starts_on","tool_type_id","configuration_id","configuration_version","purpose","item","value");
