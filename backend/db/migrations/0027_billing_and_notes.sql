-- Whom the bill is for, and what whoever delivers should know: docs/adr/0044-what-an-order-shows.md.
ALTER TABLE "orders" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_note" text DEFAULT '' NOT NULL;