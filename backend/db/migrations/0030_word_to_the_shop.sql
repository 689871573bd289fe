-- What the shop itself is told of by e-mail, and orders by whether they were placed: docs/adr/0048-word-to-the-shop.md.
CREATE TABLE "notification_settings" (
	"shop_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "orders_shop_idx";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_payments" ADD COLUMN "is_declined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_occasion_key" ON "notifications" USING btree ("shop_id","occasion");--> statement-breakpoint
CREATE INDEX "notifications_mailed_idx" ON "notifications" USING btree ("shop_id","kind","mailed_at");--> statement-breakpoint
CREATE INDEX "notifications_waiting_idx" ON "notifications" USING btree ("shop_id","created_at") WHERE "notifications"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cases_open_idx" ON "cases" USING btree ("shop_id") WHERE "cases"."status" = 'open';--> statement-breakpoint
CREATE INDEX "contact_messages_open_idx" ON "contact_messages" USING btree ("shop_id") WHERE NOT "contact_messages"."is_answered";--> statement-breakpoint
CREATE INDEX "orders_placed_idx" ON "orders" USING btree ("shop_id","placed_at","id") WHERE ("orders"."state" NOT IN ('created', 'pending', 'cancelled') OR "orders"."paid_minor" > 0 OR "orders"."steps" @> '[{"state": "paid"}]');--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("shop_id","placed_at","id") WHERE NOT ("orders"."state" NOT IN ('created', 'pending', 'cancelled') OR "orders"."paid_minor" > 0 OR "orders"."steps" @> '[{"state": "paid"}]');--> statement-breakpoint
CREATE INDEX "orders_to_send_idx" ON "orders" USING btree ("shop_id") WHERE "orders"."state" IN ('paid', 'in-production');--> statement-breakpoint
CREATE INDEX "orders_shop_idx" ON "orders" USING btree ("shop_id","placed_at","id");--> statement-breakpoint
SELECT keep_apart('notification_settings');--> statement-breakpoint
SELECT keep_apart('notifications');
