ALTER TABLE "observations" ADD COLUMN "is_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "observations" SET "is_ahead" = true WHERE "started_at" > now() + interval '1 day';
