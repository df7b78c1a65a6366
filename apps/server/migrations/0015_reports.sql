ALTER TABLE "observations" ADD COLUMN "grades" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "part_of_lesson" text;--> statement-breakpoint
CREATE INDEX "observations_by_day" ON "observations" USING btree ("district_id","school_id","started_on");--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "observations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "observations" SET
  "grades" = coalesce("document" #>> '{educator,grades}', ''),
  "subject" = coalesce("document" #>> '{educator,subject}', ''),
  "period" = "document" #>> '{context,period}',
  "part_of_lesson" = "document" #>> '{context,partOfLesson}';--> statement-breakpoint
ALTER TABLE "observations" FORCE ROW LEVEL SECURITY;
