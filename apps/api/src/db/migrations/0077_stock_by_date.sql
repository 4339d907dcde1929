CREATE TABLE "day_stock" (
	"din_code" text NOT NULL,
	"htl_code" text NOT NULL,
	"day" date NOT NULL,
	"start_time" text NOT NULL,
	"din_room_code" text,
	"seats" integer NOT NULL,
	"min_seats" integer DEFAULT 1 NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "day_stock_key" UNIQUE NULLS NOT DISTINCT("din_code","day","start_time","din_room_code"),
	CONSTRAINT "day_stock_time" CHECK ("day_stock"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "day_stock_seats" CHECK ("day_stock"."seats" BETWEEN 0 AND 2000 AND "day_stock"."min_seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "season_stock" (
	"din_code" text NOT NULL,
	"from_day" date NOT NULL,
	"stock_day" text NOT NULL,
	"start_time" text NOT NULL,
	"din_room_code" text,
	"seats" integer NOT NULL,
	"min_seats" integer DEFAULT 1 NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "season_stock_key" UNIQUE NULLS NOT DISTINCT("din_code","from_day","stock_day","start_time","din_room_code"),
	CONSTRAINT "season_stock_day" CHECK ("season_stock"."stock_day" IN ('weekdays', 'weekend')),
	CONSTRAINT "season_stock_time" CHECK ("season_stock"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "season_stock_seats" CHECK ("season_stock"."seats" BETWEEN 0 AND 2000 AND "season_stock"."min_seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "stock_season" (
	"din_code" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "stock_season_din_code_from_day_pk" PRIMARY KEY("din_code","from_day"),
	CONSTRAINT "stock_season_days" CHECK ("stock_season"."from_day" <= "stock_season"."to_day")
);
--> statement-breakpoint
CREATE TABLE "guest_notice" (
	"id" bigserial NOT NULL,
	"resv_code" text NOT NULL,
	"htl_code" text NOT NULL,
	"author" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_notice_resv_code_id_pk" PRIMARY KEY("resv_code","id")
);
--> statement-breakpoint
ALTER TABLE "day_stock" ADD CONSTRAINT "day_stock_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_stock" ADD CONSTRAINT "day_stock_din_room_code_room_din_room_code_fk" FOREIGN KEY ("din_room_code") REFERENCES "public"."room"("din_room_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_stock" ADD CONSTRAINT "season_stock_din_room_code_room_din_room_code_fk" FOREIGN KEY ("din_room_code") REFERENCES "public"."room"("din_room_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_stock" ADD CONSTRAINT "season_stock_season_fk" FOREIGN KEY ("din_code","from_day") REFERENCES "public"."stock_season"("din_code","from_day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_season" ADD CONSTRAINT "stock_season_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notice" ADD CONSTRAINT "guest_notice_resv_code_reservation_resv_code_fk" FOREIGN KEY ("resv_code") REFERENCES "public"."reservation"("resv_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_notice_by_creation" ON "guest_notice" USING btree ("created_at");--> statement-breakpoint
-- Pages and orders follow these tables like `time_stock` (migrations 0004 and 0013).
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['stock_season', 'season_stock', 'day_stock'] LOOP
    EXECUTE format('CREATE TRIGGER catalogue_changed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version(''din_code'')', watched);
    EXECUTE format('CREATE TRIGGER catalogue_changed_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version(''din_code'')', watched);
    EXECUTE format('CREATE TRIGGER catalogue_changed_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version(''din_code'')', watched);
    EXECUTE format('CREATE TRIGGER catalogue_changed_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version(''group'')', watched);
    EXECUTE format('CREATE TRIGGER rules_changed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION raise_rule_version(''din:'', ''din_code'')', watched);
    EXECUTE format('CREATE TRIGGER rules_changed_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION raise_rule_version(''din:'', ''din_code'')', watched);
    EXECUTE format('CREATE TRIGGER rules_changed_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION raise_rule_version(''din:'', ''din_code'')', watched);
  END LOOP;
END $$;
