ALTER TABLE "billing_documents" ALTER COLUMN "pdf" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_drawn_or_not" CHECK (num_nonnulls("billing_documents"."paper", "billing_documents"."pdf") = 1);