CREATE INDEX "educators_grades" ON "educators" USING btree ("district_id","grades");--> statement-breakpoint
CREATE INDEX "educators_subjects" ON "educators" USING btree ("district_id","subject");