ALTER TABLE "record_links" ALTER COLUMN "send_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "record_links" ADD COLUMN "asked_id" uuid;--> statement-breakpoint
ALTER TABLE "record_links" ADD CONSTRAINT "record_links_asked_fk" FOREIGN KEY ("district_id","asked_id") REFERENCES "public"."observations"("district_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_links_asking" ON "record_links" USING btree ("district_id","asked_id") WHERE "record_links"."asked_id" is not null;--> statement-breakpoint
ALTER TABLE "record_links" ADD CONSTRAINT "record_links_open_one" CHECK (num_nonnulls("record_links"."send_id", "record_links"."asked_id") = 1);