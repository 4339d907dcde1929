CREATE TABLE "day_sale_usage" (
	"prod_code" text NOT NULL,
	"visit_day" date NOT NULL,
	"htl_code" text NOT NULL,
	"capacity" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "day_sale_usage_prod_code_visit_day_pk" PRIMARY KEY("prod_code","visit_day"),
	CONSTRAINT "day_sale_bounds" CHECK ("day_sale_usage"."used" >= 0 AND ("day_sale_usage"."capacity" IS NULL OR "day_sale_usage"."used" <= "day_sale_usage"."capacity"))
);
--> statement-breakpoint
CREATE TABLE "hold" (
	"shop_order_no" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"holder" text NOT NULL,
	"renewals" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hold_state" CHECK ("hold"."state" IN ('held', 'kept', 'freed'))
);
--> statement-breakpoint
CREATE TABLE "hold_line" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"shop_order_no" text NOT NULL,
	"counter" text NOT NULL,
	"din_code" text,
	"prod_code" text,
	"visit_day" date,
	"start_time" text,
	"unit" text,
	"person_key" text,
	"amount" integer NOT NULL,
	CONSTRAINT "hold_line_amount" CHECK ("hold_line"."amount" > 0),
	CONSTRAINT "hold_line_counter" CHECK ("hold_line"."counter" IN ('seat', 'day', 'person'))
);
--> statement-breakpoint
CREATE TABLE "person_usage" (
	"prod_code" text NOT NULL,
	"person_key" text NOT NULL,
	"htl_code" text NOT NULL,
	"capacity" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "person_usage_prod_code_person_key_pk" PRIMARY KEY("prod_code","person_key"),
	CONSTRAINT "person_usage_bounds" CHECK ("person_usage"."used" >= 0 AND ("person_usage"."capacity" IS NULL OR "person_usage"."used" <= "person_usage"."capacity"))
);
--> statement-breakpoint
CREATE TABLE "seat_usage" (
	"din_code" text NOT NULL,
	"visit_day" date NOT NULL,
	"start_time" text NOT NULL,
	"unit" text NOT NULL,
	"htl_code" text NOT NULL,
	"capacity" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seat_usage_din_code_visit_day_start_time_unit_pk" PRIMARY KEY("din_code","visit_day","start_time","unit"),
	CONSTRAINT "seat_usage_bounds" CHECK ("seat_usage"."used" >= 0 AND "seat_usage"."used" <= "seat_usage"."capacity")
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"day" date PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holiday_year" (
	"year" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel" (
	"htl_code" text PRIMARY KEY NOT NULL,
	"htl_hmc_code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"phone" text NOT NULL,
	"home_page_url" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"reviews_on" boolean NOT NULL,
	"point_rate" integer DEFAULT 0 NOT NULL,
	"points_spendable" boolean DEFAULT false NOT NULL,
	"member_food_rule" jsonb,
	"business" jsonb NOT NULL,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "hotel_htl_hmc_code_unique" UNIQUE("htl_hmc_code"),
	CONSTRAINT "hotel_point_rate" CHECK ("hotel"."point_rate" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE TABLE "meal_time" (
	"din_code" text NOT NULL,
	"meal" text NOT NULL,
	"open" boolean NOT NULL,
	"weekday_flags" boolean[] NOT NULL,
	"on_weekdays" boolean NOT NULL,
	"on_holidays" boolean NOT NULL,
	CONSTRAINT "meal_time_din_code_meal_pk" PRIMARY KEY("din_code","meal"),
	CONSTRAINT "meal_time_meal" CHECK ("meal_time"."meal" IN ('M', 'L', 'D')),
	CONSTRAINT "meal_time_flags" CHECK (cardinality("meal_time"."weekday_flags") = 5)
);
--> statement-breakpoint
CREATE TABLE "room" (
	"din_room_code" text PRIMARY KEY NOT NULL,
	"din_code" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_stock" (
	"din_code" text NOT NULL,
	"stock_day" text NOT NULL,
	"start_time" text NOT NULL,
	"din_room_code" text,
	"seats" integer NOT NULL,
	"min_seats" integer DEFAULT 1 NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "time_stock_key" UNIQUE NULLS NOT DISTINCT("din_code","stock_day","start_time","din_room_code"),
	CONSTRAINT "time_stock_day" CHECK ("time_stock"."stock_day" IN ('weekdays', 'weekend')),
	CONSTRAINT "time_stock_time" CHECK ("time_stock"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "time_stock_seats" CHECK ("time_stock"."seats" >= 0 AND "time_stock"."min_seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "venue" (
	"din_code" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"facilities" jsonb NOT NULL,
	"parking" jsonb NOT NULL,
	"notice" jsonb NOT NULL,
	"phone" text NOT NULL,
	"seat_count" integer NOT NULL,
	"intro_picture" text NOT NULL,
	"table_turn_minutes" integer,
	"room_turn_minutes" integer,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "venue_turns" CHECK (coalesce("venue"."table_turn_minutes", 1) > 0 AND coalesce("venue"."room_turn_minutes", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "venue_category" (
	"din_code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"reservation_type" text NOT NULL,
	CONSTRAINT "venue_category_din_code_position_pk" PRIMARY KEY("din_code","position"),
	CONSTRAINT "venue_category_type" CHECK ("venue_category"."reservation_type" IN ('table', 'room', 'pickup'))
);
--> statement-breakpoint
CREATE TABLE "venue_photo" (
	"din_code" text NOT NULL,
	"position" integer NOT NULL,
	"file_path" text NOT NULL,
	"alt" jsonb NOT NULL,
	CONSTRAINT "venue_photo_din_code_position_pk" PRIMARY KEY("din_code","position")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"coupon_no" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"htl_code" text,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_order_amount" integer DEFAULT 0 NOT NULL,
	"max_discount" integer,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	CONSTRAINT "coupon_kind" CHECK (("coupon"."kind" = 'percent' AND "coupon"."value" BETWEEN 1 AND 100) OR ("coupon"."kind" = 'amount' AND "coupon"."value" > 0)),
	CONSTRAINT "coupon_period" CHECK ("coupon"."valid_from" <= "coupon"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"user_id" text PRIMARY KEY NOT NULL,
	"password_hash" text,
	"name" text NOT NULL,
	"phone" text,
	"birthday" date,
	"card_no" text NOT NULL,
	"home_address" jsonb,
	"work_address" jsonb,
	"wedding_day" text,
	"recommender" text,
	"sign_up_path" text,
	"sign_up_path_text" text,
	"recomm_dept" text,
	"used_hotel" text,
	"marketing_sms" boolean DEFAULT false NOT NULL,
	"marketing_mail" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'ko' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "member_card_no_unique" UNIQUE("card_no"),
	CONSTRAINT "member_user_id" CHECK ("member"."user_id" = lower("member"."user_id")),
	CONSTRAINT "member_phone_digits" CHECK ("member"."phone" ~ '^010[0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "member_consent" (
	"user_id" text NOT NULL,
	"consent" text NOT NULL,
	"terms_seq" integer,
	"agreed" boolean NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_consent_user_id_consent_at_pk" PRIMARY KEY("user_id","consent","at")
);
--> statement-breakpoint
CREATE TABLE "one_time_secret" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"user_id" text NOT NULL,
	"resv_code" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_entry_resv_code_reason_pk" PRIMARY KEY("resv_code","reason"),
	CONSTRAINT "point_entry_reason" CHECK ("point_entry"."reason" IN ('earned', 'spent', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"shop_order_no" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"order" jsonb NOT NULL,
	"holder" text NOT NULL,
	"user_id" text,
	"ordersheet_id" text,
	"authorization_id" text,
	"approve_key" text,
	"approve_day" date,
	"pg_cno" text,
	"part_cancel" boolean,
	"approval_no" text,
	"card_label" text,
	"approved_amount" integer,
	"approved_at" timestamp with time zone,
	"resv_code" text,
	"failure_code" text,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_approve_key_unique" UNIQUE("approve_key"),
	CONSTRAINT "payment_resv_code_unique" UNIQUE("resv_code"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"shop_order_no" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"shop_order_no" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"amount" integer NOT NULL,
	"remain_amount" integer NOT NULL,
	"cancel_key" text NOT NULL,
	"cancel_day" date NOT NULL,
	"provider_no" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_cancel_key_unique" UNIQUE("cancel_key"),
	CONSTRAINT "refund_once" UNIQUE("shop_order_no","kind"),
	CONSTRAINT "refund_amounts" CHECK ("refund"."amount" > 0 AND "refund"."remain_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "allergy" (
	"allergy_code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"menu_index" integer PRIMARY KEY NOT NULL,
	"din_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" integer NOT NULL,
	"covers_per_unit" integer DEFAULT 1 NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "menu_numbers" CHECK ("menu"."price" >= 0 AND "menu"."covers_per_unit" >= 1)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"prod_code" text PRIMARY KEY NOT NULL,
	"din_code" text NOT NULL,
	"htl_code" text NOT NULL,
	"position" integer NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"deposit_note" jsonb,
	"category_position" integer NOT NULL,
	"banner_picture" text NOT NULL,
	"reservation_type" text NOT NULL,
	"takes_deposit" boolean NOT NULL,
	"sale_zone" text NOT NULL,
	"sale_times" text[] DEFAULT '{}' NOT NULL,
	"sale_always" boolean NOT NULL,
	"sale_from" date,
	"sale_to" date,
	"week_type" text NOT NULL,
	"week_day_flags" text DEFAULT '1111111' NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"discount_on" boolean DEFAULT false NOT NULL,
	"discount_rate" integer DEFAULT 0 NOT NULL,
	"discount_weekday_rate" integer DEFAULT 0 NOT NULL,
	"discount_weekend_rate" integer DEFAULT 0 NOT NULL,
	"discount_from" date,
	"discount_to" date,
	"member_discount_on" boolean DEFAULT false NOT NULL,
	"member_discount_rate" integer DEFAULT 0 NOT NULL,
	"deposit_up_to_2" integer,
	"deposit_up_to_4" integer,
	"deposit_up_to_10" integer,
	"deposit_from_11" integer,
	"day_sale_limit" integer,
	"per_person_limit" integer,
	"pickup_lead_days" integer DEFAULT 1 NOT NULL,
	"pickup_week_flags" text DEFAULT '1111111' NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"question_type" text DEFAULT 'none' NOT NULL,
	CONSTRAINT "product_type" CHECK ("product"."reservation_type" IN ('table', 'room', 'pickup')),
	CONSTRAINT "product_zone" CHECK ("product"."sale_zone" IN ('B', 'L', 'D')),
	CONSTRAINT "product_week_type" CHECK ("product"."week_type" IN ('all', 'weekdays', 'weekend', 'user')),
	CONSTRAINT "product_flags" CHECK ("product"."week_day_flags" ~ '^[01]{7}$' AND "product"."pickup_week_flags" ~ '^[01]{7}$'),
	CONSTRAINT "product_period" CHECK ("product"."sale_from" IS NULL OR "product"."sale_to" IS NULL OR "product"."sale_from" <= "product"."sale_to"),
	CONSTRAINT "product_rates" CHECK ("product"."discount_rate" BETWEEN 0 AND 100 AND "product"."discount_weekday_rate" BETWEEN 0 AND 100 AND "product"."discount_weekend_rate" BETWEEN 0 AND 100 AND "product"."member_discount_rate" BETWEEN 0 AND 100),
	CONSTRAINT "product_price" CHECK ("product"."price" >= 0),
	CONSTRAINT "product_lead" CHECK ("product"."pickup_lead_days" >= 1),
	CONSTRAINT "product_questions" CHECK ("product"."question_type" IN ('none', 'allergy', 'direct', 'both')),
	CONSTRAINT "product_pickup_no_deposit" CHECK (NOT ("product"."takes_deposit" AND "product"."reservation_type" = 'pickup'))
);
--> statement-breakpoint
CREATE TABLE "product_not_sale" (
	"prod_code" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	CONSTRAINT "product_not_sale_prod_code_from_day_pk" PRIMARY KEY("prod_code","from_day"),
	CONSTRAINT "not_sale_order" CHECK ("product_not_sale"."from_day" <= "product_not_sale"."to_day")
);
--> statement-breakpoint
CREATE TABLE "product_option" (
	"prod_code" text NOT NULL,
	"menu_index" integer NOT NULL,
	"position" integer NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"price" integer NOT NULL,
	"discount_rate" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_option_prod_code_menu_index_pk" PRIMARY KEY("prod_code","menu_index"),
	CONSTRAINT "option_numbers" CHECK ("product_option"."price" >= 0 AND "product_option"."discount_rate" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE TABLE "product_photo" (
	"prod_code" text NOT NULL,
	"position" integer NOT NULL,
	"file_path" text NOT NULL,
	"photo_type" text NOT NULL,
	"alt" jsonb NOT NULL,
	CONSTRAINT "product_photo_prod_code_position_pk" PRIMARY KEY("prod_code","position")
);
--> statement-breakpoint
CREATE TABLE "product_question" (
	"prod_qs_code" text PRIMARY KEY NOT NULL,
	"prod_code" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"choices" jsonb[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "question_kind" CHECK ("product_question"."kind" IN ('text', 'choice'))
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"prom_code" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"simple_description" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"link_url" text,
	"banner" text NOT NULL,
	"banner_mobile" text NOT NULL,
	"banner_alt" jsonb NOT NULL,
	CONSTRAINT "promotion_period" CHECK ("promotion"."starts_on" IS NULL OR "promotion"."ends_on" IS NULL OR "promotion"."starts_on" <= "promotion"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"qna_seq" bigserial PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_sheet" (
	"ordersheet_id" text PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text NOT NULL,
	"prod_code" text NOT NULL,
	"user_id" text,
	"holder" text NOT NULL,
	"reservation_type" text NOT NULL,
	"din_room_code" text,
	"visit_day" date NOT NULL,
	"visit_time" text NOT NULL,
	"adults" integer NOT NULL,
	"kids" integer NOT NULL,
	"pickup_quantity" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_sheet_counts" CHECK ("order_sheet"."adults" >= 0 AND "order_sheet"."kids" >= 0 AND "order_sheet"."pickup_quantity" >= 0),
	CONSTRAINT "order_sheet_state" CHECK ("order_sheet"."state" IN ('open', 'booked', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "order_sheet_line" (
	"ordersheet_rtpl_opt_id" text PRIMARY KEY NOT NULL,
	"ordersheet_id" text NOT NULL,
	"menu_index" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "order_sheet_line_menu" UNIQUE("ordersheet_id","menu_index"),
	CONSTRAINT "order_sheet_line_count" CHECK ("order_sheet_line"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"resv_code" text PRIMARY KEY NOT NULL,
	"shop_order_no" text NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text NOT NULL,
	"prod_code" text NOT NULL,
	"din_room_code" text,
	"user_id" text,
	"holder" text NOT NULL,
	"booker_name" text NOT NULL,
	"booker_phone" text NOT NULL,
	"booker_email" text NOT NULL,
	"visitor_name" text NOT NULL,
	"visitor_phone" text NOT NULL,
	"request_note" text DEFAULT '' NOT NULL,
	"reservation_type" text NOT NULL,
	"visit_day" date NOT NULL,
	"visit_time" text NOT NULL,
	"adults" integer NOT NULL,
	"kids" integer NOT NULL,
	"pickup_quantity" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'reserved' NOT NULL,
	"attendance" text DEFAULT 'expected' NOT NULL,
	"product_name" jsonb NOT NULL,
	"takes_deposit" boolean NOT NULL,
	"sale_zone" text NOT NULL,
	"order_amount" integer NOT NULL,
	"product_discount" integer NOT NULL,
	"member_discount" integer NOT NULL,
	"coupon_amount" integer DEFAULT 0 NOT NULL,
	"point_amount" integer DEFAULT 0 NOT NULL,
	"pay_amount" integer NOT NULL,
	"pay_method" text NOT NULL,
	"policy" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_fee" integer,
	"refund_amount" integer,
	CONSTRAINT "reservation_shop_order_no_unique" UNIQUE("shop_order_no"),
	CONSTRAINT "reservation_status" CHECK ("reservation"."status" IN ('reserved', 'confirm', 'cancel')),
	CONSTRAINT "reservation_attendance" CHECK ("reservation"."attendance" IN ('expected', 'seated', 'no_show')),
	CONSTRAINT "reservation_money" CHECK ("reservation"."pay_amount" >= 0 AND "reservation"."pay_amount" = "reservation"."order_amount" - "reservation"."product_discount" - "reservation"."member_discount" - "reservation"."coupon_amount" - "reservation"."point_amount"),
	CONSTRAINT "reservation_refund" CHECK (coalesce("reservation"."refund_amount", 0) + coalesce("reservation"."cancel_fee", 0) <= "reservation"."pay_amount"),
	CONSTRAINT "reservation_cancelled" CHECK (("reservation"."status" = 'cancel') = ("reservation"."cancelled_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "reservation_allergy" (
	"resv_code" text NOT NULL,
	"allergy_code" text NOT NULL,
	"other" text DEFAULT '' NOT NULL,
	"name" jsonb NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_allergy_resv_code_allergy_code_pk" PRIMARY KEY("resv_code","allergy_code")
);
--> statement-breakpoint
CREATE TABLE "reservation_answer" (
	"resv_code" text NOT NULL,
	"prod_qs_code" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"required" boolean NOT NULL,
	"answers" text[] NOT NULL,
	CONSTRAINT "reservation_answer_resv_code_prod_qs_code_pk" PRIMARY KEY("resv_code","prod_qs_code")
);
--> statement-breakpoint
CREATE TABLE "reservation_line" (
	"resv_code" text NOT NULL,
	"position" integer NOT NULL,
	"menu_index" integer,
	"name" jsonb NOT NULL,
	"count" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"discount_rate" integer NOT NULL,
	"unit_paid" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "reservation_line_resv_code_position_pk" PRIMARY KEY("resv_code","position")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"review_code" text PRIMARY KEY NOT NULL,
	"resv_code" text NOT NULL,
	"htl_code" text NOT NULL,
	"din_code" text NOT NULL,
	"prod_code" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"contents" text NOT NULL,
	"image_path" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_resv_code_unique" UNIQUE("resv_code"),
	CONSTRAINT "review_contents" CHECK (length("review"."contents") > 0)
);
--> statement-breakpoint
CREATE TABLE "alarm" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"htl_code" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "alarm_once" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "app_prop" (
	"prop_name" text NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	"description" jsonb NOT NULL,
	CONSTRAINT "app_prop_prop_name_position_pk" PRIMARY KEY("prop_name","position")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"send_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"atch_uuid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_type" text NOT NULL,
	"file_path" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer NOT NULL,
	"used_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancel_policy" (
	"pay_plcy_seq" integer PRIMARY KEY NOT NULL,
	"din_code" text NOT NULL,
	"reservation_based" boolean NOT NULL,
	"tiers" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"version" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"terms_seq" integer PRIMARY KEY NOT NULL,
	"htl_code" text NOT NULL,
	"terms_type_code" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"version" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "terms_type" CHECK ("terms"."terms_type_code" IN ('TT0001', 'TT0002', 'TT0003', 'TT0004', 'TT0005'))
);
--> statement-breakpoint
ALTER TABLE "hold_line" ADD CONSTRAINT "hold_line_shop_order_no_hold_shop_order_no_fk" FOREIGN KEY ("shop_order_no") REFERENCES "public"."hold"("shop_order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_time" ADD CONSTRAINT "meal_time_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_stock" ADD CONSTRAINT "time_stock_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_stock" ADD CONSTRAINT "time_stock_din_room_code_room_din_room_code_fk" FOREIGN KEY ("din_room_code") REFERENCES "public"."room"("din_room_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_htl_code_hotel_htl_code_fk" FOREIGN KEY ("htl_code") REFERENCES "public"."hotel"("htl_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_category" ADD CONSTRAINT "venue_category_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_photo" ADD CONSTRAINT "venue_photo_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_htl_code_hotel_htl_code_fk" FOREIGN KEY ("htl_code") REFERENCES "public"."hotel"("htl_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consent" ADD CONSTRAINT "member_consent_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_shop_order_no_payment_shop_order_no_fk" FOREIGN KEY ("shop_order_no") REFERENCES "public"."payment"("shop_order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_htl_code_hotel_htl_code_fk" FOREIGN KEY ("htl_code") REFERENCES "public"."hotel"("htl_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_not_sale" ADD CONSTRAINT "product_not_sale_prod_code_product_prod_code_fk" FOREIGN KEY ("prod_code") REFERENCES "public"."product"("prod_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_prod_code_product_prod_code_fk" FOREIGN KEY ("prod_code") REFERENCES "public"."product"("prod_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_menu_index_menu_menu_index_fk" FOREIGN KEY ("menu_index") REFERENCES "public"."menu"("menu_index") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photo" ADD CONSTRAINT "product_photo_prod_code_product_prod_code_fk" FOREIGN KEY ("prod_code") REFERENCES "public"."product"("prod_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_question" ADD CONSTRAINT "product_question_prod_code_product_prod_code_fk" FOREIGN KEY ("prod_code") REFERENCES "public"."product"("prod_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_htl_code_hotel_htl_code_fk" FOREIGN KEY ("htl_code") REFERENCES "public"."hotel"("htl_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_htl_code_hotel_htl_code_fk" FOREIGN KEY ("htl_code") REFERENCES "public"."hotel"("htl_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sheet" ADD CONSTRAINT "order_sheet_htl_code_hotel_htl_code_fk" FOREIGN KEY ("htl_code") REFERENCES "public"."hotel"("htl_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sheet" ADD CONSTRAINT "order_sheet_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sheet" ADD CONSTRAINT "order_sheet_prod_code_product_prod_code_fk" FOREIGN KEY ("prod_code") REFERENCES "public"."product"("prod_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sheet" ADD CONSTRAINT "order_sheet_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sheet_line" ADD CONSTRAINT "order_sheet_line_ordersheet_id_order_sheet_ordersheet_id_fk" FOREIGN KEY ("ordersheet_id") REFERENCES "public"."order_sheet"("ordersheet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_htl_code_hotel_htl_code_fk" FOREIGN KEY ("htl_code") REFERENCES "public"."hotel"("htl_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_prod_code_product_prod_code_fk" FOREIGN KEY ("prod_code") REFERENCES "public"."product"("prod_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_allergy" ADD CONSTRAINT "reservation_allergy_resv_code_reservation_resv_code_fk" FOREIGN KEY ("resv_code") REFERENCES "public"."reservation"("resv_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_answer" ADD CONSTRAINT "reservation_answer_resv_code_reservation_resv_code_fk" FOREIGN KEY ("resv_code") REFERENCES "public"."reservation"("resv_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_line" ADD CONSTRAINT "reservation_line_resv_code_reservation_resv_code_fk" FOREIGN KEY ("resv_code") REFERENCES "public"."reservation"("resv_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_resv_code_reservation_resv_code_fk" FOREIGN KEY ("resv_code") REFERENCES "public"."reservation"("resv_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancel_policy" ADD CONSTRAINT "cancel_policy_din_code_venue_din_code_fk" FOREIGN KEY ("din_code") REFERENCES "public"."venue"("din_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_htl_code_hotel_htl_code_fk" FOREIGN KEY ("htl_code") REFERENCES "public"."hotel"("htl_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_live" ON "hold" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "hold_by_holder" ON "hold" USING btree ("holder") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "hold_line_by_order" ON "hold_line" USING btree ("shop_order_no");--> statement-breakpoint
CREATE INDEX "hold_line_by_venue_day" ON "hold_line" USING btree ("din_code","visit_day");--> statement-breakpoint
CREATE INDEX "room_by_venue" ON "room" USING btree ("din_code");--> statement-breakpoint
CREATE INDEX "venue_by_hotel" ON "venue" USING btree ("htl_code","position");--> statement-breakpoint
CREATE INDEX "coupon_by_member" ON "coupon" USING btree ("user_id","valid_to");--> statement-breakpoint
CREATE INDEX "identity_by_member" ON "identity" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_phone" ON "member" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "one_time_secret_by_expiry" ON "one_time_secret" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_secret_by_subject" ON "one_time_secret" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "point_entry_by_member" ON "point_entry" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_by_member" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_pg_cno" ON "payment" USING btree ("pg_cno");--> statement-breakpoint
CREATE INDEX "payment_passing" ON "payment" USING btree ("state","moved_at") WHERE state IN ('approving', 'unknown', 'approved', 'voiding', 'refunding');--> statement-breakpoint
CREATE INDEX "payment_by_holder" ON "payment" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "payment_event_by_order" ON "payment_event" USING btree ("shop_order_no","id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "menu_by_venue" ON "menu" USING btree ("din_code");--> statement-breakpoint
CREATE INDEX "product_by_venue" ON "product" USING btree ("din_code","position");--> statement-breakpoint
CREATE INDEX "product_by_hotel" ON "product" USING btree ("htl_code","position");--> statement-breakpoint
CREATE INDEX "question_by_product" ON "product_question" USING btree ("prod_code","position");--> statement-breakpoint
CREATE INDEX "promotion_by_hotel" ON "promotion" USING btree ("htl_code","position");--> statement-breakpoint
CREATE INDEX "inquiry_by_member" ON "inquiry" USING btree ("user_id","created_at","qna_seq");--> statement-breakpoint
CREATE INDEX "order_sheet_by_member" ON "order_sheet" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_sheet_by_holder" ON "order_sheet" USING btree ("holder") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_sheet_by_expiry" ON "order_sheet" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reservation_by_member" ON "reservation" USING btree ("user_id","created_at","resv_code");--> statement-breakpoint
CREATE INDEX "reservation_by_venue_day" ON "reservation" USING btree ("din_code","visit_day");--> statement-breakpoint
CREATE INDEX "reservation_by_phone" ON "reservation" USING btree ("booker_phone");--> statement-breakpoint
CREATE INDEX "reservation_by_product" ON "reservation" USING btree ("prod_code");--> statement-breakpoint
CREATE INDEX "review_by_product" ON "review" USING btree ("prod_code","created_at","review_code");--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit_entry" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("send_at") WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX "rate_limit_by_reset" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "upload_by_member" ON "upload" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "cancel_policy_by_venue" ON "cancel_policy" USING btree ("din_code","effective_at");--> statement-breakpoint
CREATE INDEX "terms_running" ON "terms" USING btree ("htl_code","terms_type_code","effective_at");