-- A product as the rules see it, with what pages show of it.
CREATE VIEW product_record AS
SELECT p.prod_code AS "prodCode", p.din_code AS "dinCode", p.htl_code AS "htlCode", p.name, p.reservation_type AS "reservationType",
  p.takes_deposit AS "takesDeposit", p.sale_zone AS "saleZone", p.sale_times AS "saleTimes", p.sale_always AS "saleAlways",
  json_build_object('from', p.sale_from, 'to', p.sale_to) AS "salePeriod", p.week_type AS "weekType",
  p.week_day_flags AS "weekDayFlags", p.price,
  json_build_object('enabled', p.discount_on, 'periodRate', p.discount_rate,
    'period', CASE WHEN num_nonnulls(p.discount_from, p.discount_to) > 0 THEN
      json_build_object('from', p.discount_from, 'to', p.discount_to) END,
    'weekdayRate', p.discount_weekday_rate, 'weekendRate', p.discount_weekend_rate) AS discount,
  json_build_object('enabled', p.member_discount_on, 'rate', p.member_discount_rate) AS "memberDiscount",
  json_build_object('upTo2', p.deposit_up_to_2, 'upTo4', p.deposit_up_to_4, 'upTo10', p.deposit_up_to_10,
    'from11', p.deposit_from_11) AS deposit,
  p.day_sale_limit AS "daySaleLimit", p.per_person_limit AS "perPersonLimit", p.pickup_lead_days AS "pickupLeadDays",
  p.pickup_week_flags AS "pickupWeekFlags", p.members_only AS "membersOnly", p.question_type AS "questionType",
  p.on_sale AND v.active AS "onSale", p.description, coalesce(c.name, '{"default": ""}') AS category,
  coalesce(p.deposit_note, '{"default": ""}') AS "depositNote", p.banner_picture AS "bannerPicture",
  (SELECT coalesce(json_agg(json_build_object('from', n.from_day, 'to', n.to_day) ORDER BY n.from_day), '[]')
    FROM product_not_sale n WHERE n.prod_code = p.prod_code) AS "notSaleRanges",
  (SELECT coalesce(json_agg(json_build_object('menuIndex', o.menu_index, 'onSale', o.on_sale, 'visible', o.visible,
      'price', o.price, 'discountRate', o.discount_rate, 'coversPerUnit', m.covers_per_unit, 'forChildren', m.for_children,
      'allergens', m.allergens, 'diets', m.diets, 'name', m.name, 'description', m.description)
      ORDER BY o.position, o.menu_index), '[]')
    FROM product_option o JOIN menu m USING (menu_index) WHERE o.prod_code = p.prod_code) AS options,
  (SELECT coalesce(json_agg(json_build_object('prodQsCode', q.prod_qs_code, 'kind', q.kind, 'name', q.name, 'visible', q.visible,
      'required', q.required, 'choices', q.choices) ORDER BY q.position, q.prod_qs_code), '[]')
    FROM product_question q WHERE q.prod_code = p.prod_code) AS questions,
  (SELECT coalesce(json_agg(json_build_object('filePath', f.file_path, 'photoType', f.photo_type, 'alt', f.alt)
      ORDER BY f.position), '[]')
    FROM product_photo f WHERE f.prod_code = p.prod_code) AS photos,
  p.position
FROM product p
JOIN venue v USING (din_code)
LEFT JOIN venue_category c ON c.din_code = p.din_code AND c.position = p.category_position;
--> statement-breakpoint
-- A reservation as the list of its member shows it.
CREATE VIEW listed_reservation AS
SELECT r.resv_code AS "resvCode", r.reservation_type AS "reservationType", r.status, r.attendance, r.cancelled_by AS "cancelledBy",
  r.visit_day AS "visitDay", r.visit_time AS "visitTime", r.paid_at AS "paidAt", r.adults, r.kids,
  r.pickup_quantity AS "pickupQuantity", r.pay_amount AS "payAmount", r.takes_deposit AS "takesDeposit", r.htl_code AS "htlCode",
  h.name AS "hotelName", h.reviews_on AS "hotelReviewsOn", r.din_code AS "dinCode", v.name AS "venueName",
  r.prod_code AS "prodCode", r.product_name AS "productName", p.banner_picture AS "productPicture", w.review_code AS "reviewCode",
  r.user_id AS "userId", r.created_at AS "createdAt"
FROM reservation r
JOIN hotel h ON h.htl_code = r.htl_code
JOIN venue v ON v.din_code = r.din_code
JOIN product p ON p.prod_code = r.prod_code
LEFT JOIN review w ON w.resv_code = r.resv_code;
