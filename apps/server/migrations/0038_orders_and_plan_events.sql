CREATE TABLE "billing_accounts" (
	"district_id" integer PRIMARY KEY NOT NULL,
	"bill_to" text DEFAULT '' NOT NULL,
	"payables_email" text,
	"tax_file_id" uuid,
	"tax_exempt_until" date,
	"renews_by_card" boolean DEFAULT false NOT NULL,
	"reminded_of_end" date,
	"reminded_ahead" integer
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_documents" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" date,
	"amount_cents" integer NOT NULL,
	"quoted" jsonb,
	"pdf" "bytea" NOT NULL,
	CONSTRAINT "billing_documents_district_id_id_pk" PRIMARY KEY("district_id","id"),
	CONSTRAINT "billing_documents_number" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "billing_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_files" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_by_id" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_files_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "billing_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_numbers" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "card_customers_districtId_unique" UNIQUE("district_id")
);
--> statement-breakpoint
CREATE TABLE "card_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_events" (
	"district_id" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"ends_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "plan_events_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_orders" (
	"district_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"pay_by" text NOT NULL,
	"years" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"due_on" date NOT NULL,
	"purchase_order" text,
	"purchase_order_file_id" uuid,
	"quote_id" uuid,
	"bill_to" text NOT NULL,
	"payables_email" text,
	"placed_at" timestamp with time zone NOT NULL,
	"placed_by_id" integer,
	CONSTRAINT "plan_orders_district_id_id_pk" PRIMARY KEY("district_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_register" (
	"district_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"awaits_after" timestamp with time zone,
	"past_due_after" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "plan_awaits_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "plan_past_due_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "plan_cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_files" ADD CONSTRAINT "billing_files_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_events" ADD CONSTRAINT "plan_events_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_events" ADD CONSTRAINT "plan_events_order_fk" FOREIGN KEY ("district_id","order_id") REFERENCES "public"."plan_orders"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_documents_district_id_issued_at_index" ON "billing_documents" USING btree ("district_id","issued_at");--> statement-breakpoint
CREATE INDEX "plan_orders_district_id_placed_at_index" ON "plan_orders" USING btree ("district_id","placed_at");--> statement-breakpoint
CREATE INDEX "plan_register_name_district_id_index" ON "plan_register" USING btree ("name","district_id");--> statement-breakpoint
CREATE POLICY "own_district" ON "billing_accounts" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "billing_documents" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "billing_files" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "plan_events" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "own_district" ON "plan_orders" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);
--> statement-breakpoint
-- Whoever looks after plans sees districts by this alone: row security shows them no district.
CREATE FUNCTION "register_plan"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "plan_register" VALUES (
		NEW.district_id, NEW.name, NEW.time_zone, NEW.trial_ends_at,
		NEW.plan_ends_at, NEW.plan_awaits_after, NEW.plan_past_due_after, NEW.plan_cancelled_at)
	ON CONFLICT ("district_id") DO UPDATE SET
		"name" = excluded."name", "time_zone" = excluded."time_zone", "trial_ends_at" = excluded."trial_ends_at",
		"ends_at" = excluded."ends_at", "awaits_after" = excluded."awaits_after",
		"past_due_after" = excluded."past_due_after", "cancelled_at" = excluded."cancelled_at";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "districts_registered" AFTER INSERT OR UPDATE OF
	"name", "time_zone", "trial_ends_at", "plan_ends_at", "plan_awaits_after", "plan_past_due_after", "plan_cancelled_at"
	ON "districts" FOR EACH ROW EXECUTE FUNCTION "register_plan"();
--> statement-breakpoint
-- Row security is forced on the owner, too, who would see none of the rows.
ALTER TABLE "districts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "plan_register"
	SELECT "district_id", "name", "time_zone", "trial_ends_at",
		"plan_ends_at", "plan_awaits_after", "plan_past_due_after", "plan_cancelled_at" FROM "districts";--> statement-breakpoint
ALTER TABLE "districts" FORCE ROW LEVEL SECURITY;
