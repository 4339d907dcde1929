ALTER TABLE "document_version" DROP CONSTRAINT "document_version_kind";--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_kind" CHECK ("document_version"."kind" IN ('venue', 'menu', 'product', 'promotion', 'hotel', 'hotelPhotos', 'group', 'benefits',
        'joiningCoupon', 'couponOffer', 'prices', 'limits', 'weekly', 'seasons', 'dayPlans', 'turnTimes'));