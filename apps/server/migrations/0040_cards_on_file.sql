CREATE TABLE "card_payments" (
	"district_id" integer NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "card_payments_district_id_payment_id_pk" PRIMARY KEY("district_id","payment_id"),
	CONSTRAINT "card_payments_order" UNIQUE("district_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "card_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "card_customers" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "card_customers" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_district_id_districts_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("district_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_order_fk" FOREIGN KEY ("district_id","order_id") REFERENCES "public"."plan_orders"("district_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_district" ON "card_payments" AS PERMISSIVE FOR ALL TO "corridor_app" USING (district_id = nullif(current_setting('app.district_id', true), '')::int) WITH CHECK (district_id = nullif(current_setting('app.district_id', true), '')::int);