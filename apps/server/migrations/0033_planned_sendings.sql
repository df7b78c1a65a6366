CREATE TABLE "planned_sendings" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"visit_id" uuid NOT NULL,
	"observer_id" integer NOT NULL,
	"educator_id" integer NOT NULL,
	"asked" jsonb NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"refused_because" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "planned_sendings_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "planned_sendings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sendings" ADD COLUMN "is_read_mark_asked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_sendings" ADD CONSTRAINT "planned_sendings_observer_fk" FOREIGN KEY ("district_id","observer_id") REFERENCES "public"."users"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_sendings" ADD CONSTRAINT "planned_sendings_educator_fk" FOREIGN KEY ("district_id","educator_id") REFERENCES "public"."educators"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_sendings_district_id_visit_id_index" ON "planned_sendings" USING btree ("district_id","visit_id");--> statement-breakpoint
CREATE POLICY "own_district" ON "planned_sendings" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);
