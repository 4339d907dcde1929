-- A draft uses only pictures of its own hotel: it cannot be published with those of another one, which an older draft
-- may name, and their hotel must be able to delete them.
CREATE OR REPLACE VIEW picture_use AS
SELECT DISTINCT u.picture_id::uuid AS "pictureId", p.kind, p.code, p.name
FROM (
  SELECT 'hotel' AS kind, htl_code AS code, name, photos::text AS paths, NULL AS draft_htl_code FROM hotel
  UNION ALL SELECT 'venue', din_code, name, intro_picture, NULL FROM venue
  UNION ALL SELECT 'venue', v.din_code, v.name, f.file_path, NULL FROM venue_photo f JOIN venue v USING (din_code)
  UNION ALL SELECT 'room', din_room_code, name, picture, NULL FROM room
  UNION ALL SELECT 'product', prod_code, name, banner_picture, NULL FROM product
  UNION ALL SELECT 'product', p.prod_code, p.name, f.file_path, NULL FROM product_photo f JOIN product p USING (prod_code)
  UNION ALL SELECT 'menu', menu_index::text, name, picture, NULL FROM menu
  UNION ALL SELECT 'promotion', prom_code, name, banner || ' ' || banner_mobile, NULL FROM promotion
  UNION ALL SELECT kind, code, jsonb_build_object('default', content -> 'name' ->> 'ko') || (content -> 'name'), content::text, htl_code
    FROM document_draft
) AS p (kind, code, name, paths, draft_htl_code)
CROSS JOIN LATERAL (
  SELECT m[1] AS picture_id
  FROM regexp_matches(p.paths, '/pictures/uploaded/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-', 'g') AS m
) AS u
WHERE p.draft_htl_code IS NULL
  OR EXISTS (SELECT FROM picture o WHERE o.picture_id = u.picture_id::uuid AND o.htl_code = p.draft_htl_code);
