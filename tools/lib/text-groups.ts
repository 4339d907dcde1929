import { problemCodeSchema, statusByCode } from '@dining/contract/problem';
import { pageNames } from '@dining/contract/site/pages';
import { loginTypeSchema } from '@dining/contract/site/session/login-type';
import { screens } from '@dining/contract/staff/screens';
import { type ServiceNews, servicePaymentStates } from '@dining/contract/staff/service';
import type { DayStatus } from '@dining/domain/availability/day-status';
import type { ProductUnavailability } from '@dining/domain/availability/product-at-visit';
import { stockErrorCodes } from '@dining/domain/availability/stock-checks';
import type { CancelError } from '@dining/domain/cancellation/eligibility';
import { requiredBusinessFields } from '@dining/domain/catalogue/business-fields';
import { fieldIssueCodes } from '@dining/domain/catalogue/check-fields';
import { termsTypeCodes } from '@dining/domain/catalogue/documents';
import { catalogueIssueCodes, documentKinds } from '@dining/domain/catalogue/issues';
import { textKinds, textLabels } from '@dining/domain/catalogue/list-texts';
import { translationStates } from '@dining/domain/catalogue/translation-states';
import type { getInquiryStatus } from '@dining/domain/inquiries/checks';
import type { Meal } from '@dining/domain/inventory/stock';
import type { SaleUnit } from '@dining/domain/inventory/units';
import { templateFields, templateKinds, templatePlaceholders } from '@dining/domain/messages/templates';
import { manualMoves } from '@dining/domain/payments/manual-moves';
import { paymentMethods } from '@dining/domain/payments/method';
import { payLinkStates } from '@dining/domain/payments/pay-link';
import { chargeVerdicts } from '@dining/domain/payments/provider-charge';
import { paymentMoves } from '@dining/domain/payments/states';
import { pictureFailures, pictureStates } from '@dining/domain/pictures/catalogue-pictures';
import type { CouponError } from '@dining/domain/pricing/coupon';
import { allergens, diets } from '@dining/domain/products/allergens';
import type { ReservationType, SaleZone } from '@dining/domain/products/product';
import { type Attendance, attendances } from '@dining/domain/reservations/attendance';
import { reservationSources } from '@dining/domain/reservations/source';
import { reservationStatuses } from '@dining/domain/reservations/states';
import { hidingReasons, hidingStates } from '@dining/domain/reviews/hiding';
import { ratingAspects } from '@dining/domain/reviews/ratings';
import { cuisines, venueFeatures } from '@dining/domain/search/venue-filter';
import type { InAppBrowser } from '@dining/domain/session/in-app-browser';
import { setupTopics } from '@dining/domain/setup/checklist';
import type { ActorKind } from '@dining/domain/shared/actor';
import { languages } from '@dining/domain/shared/language';
import { messageAlarmKinds, paymentAlarmKinds } from '@dining/domain/staff/alarm-capabilities';
import { auditActions } from '@dining/domain/staff/audit-actions';
import { roles } from '@dining/domain/staff/permissions';
import { proposalMoves } from '@dining/domain/staff/proposals';
import { skies } from '@dining/domain/weather/forecast';
import type { FeePhrase } from '@dining/i18n/fee-periods';
import { listProblemDetailKeys } from '@dining/i18n/problem-details';

/**
 * Keys that are composed at run time, with the values of `*`. Types ensure that no text is missing; this list
 * finds texts that are no longer used.
 */
export const textGroups: Readonly<Record<string, readonly string[]>> = {
  'cancellation.past.arrives.*': paymentMethods,
  'cancellation.errors.*': ['ALREADY_CANCELLED', 'ALREADY_CONFIRMED', 'DATE_EXPIRED'] satisfies readonly CancelError[],
  'audit.actions.*': auditActions,
  'catalogue.issues.*': catalogueIssueCodes,
  'setup.states.*': ['done', 'missing', 'waiting'],
  'setup.topics.*': setupTopics,
  'setup.hints.*': setupTopics,
  'setup.open.*': ['terms', 'policy', 'products'],
  'setup.termsKinds.*': termsTypeCodes,
  'setup.settings.columns.*': ['name', 'state'],
  'setup.settings.outcomes.*': ['sent', 'refused', 'failed', 'unknown'],
  'setup.hotel.fields.*': [...requiredBusinessFields, 'ftcLookupUrl'],
  'setup.venue.cuisines.*': cuisines,
  'setup.venue.*': ['time', 'weekdaySeats', 'weekendSeats'],
  'setup.terms.states.*': ['in_effect', 'coming', 'past'],
  'setup.policy.*': ['hoursBefore', 'feePercent'],
  'setup.product.zones.*': ['B', 'L', 'D'],
  'setup.product.weekTypes.*': ['all', 'weekdays', 'weekend'],
  'setup.issues.*': fieldIssueCodes,
  'availability.cuisines.*': cuisines,
  'availability.features.*': venueFeatures,
  'common.meal.*': ['M', 'L', 'D'] satisfies readonly Meal[],
  'payment.payMethod.*': [...paymentMethods, 'none'],
  'resvStatus.*': [...reservationStatuses, 'cancelByVenue'],
  'resvStatus.sentences.*': [...reservationStatuses, 'cancelByVenue'],
  'common.resvType.*': ['table', 'room', 'pickup'] satisfies readonly ReservationType[],
  'complete.edit.*': ['saved', 'unchanged'],
  'complete.receipt.*': paymentMethods,
  'complete.secret.*': ['copied', 'copyFailed'],
  'inquiry.status.*': ['answered', 'waiting'] satisfies readonly ReturnType<typeof getInquiryStatus>[],
  'coupon.groups.*': ['usable', 'used', 'expired'],
  'coupon.refusals.*': [
    'coupon_taken',
    'coupon_not_begun',
    'coupon_expired',
    'coupon_other_hotel',
    'coupon_not_for_deposit',
    'coupon_min_order',
    'coupon_takes_nothing',
  ] satisfies readonly CouponError[],
  'join.consents.*': ['terms', 'privacy', 'thirdParty'],
  'join.steps.*': ['agreement', 'form', 'complete'],
  'join.type.*': ['password', ...loginTypeSchema.options],
  'device.inApp.apps.*': [
    'kakaotalk',
    'naver',
    'line',
    'instagram',
    'facebook',
    'wechat',
    'daum',
    'other',
  ] satisfies readonly InAppBrowser[],
  'login.providers.*': [...loginTypeSchema.options, 'PASSWORD'],
  'main.benefits.*': ['special', 'membership'],
  'meta.pages.*.description': pageNames,
  'meta.pages.*.title': pageNames,
  'offer.zone.*': ['B', 'L', 'D'] satisfies readonly SaleZone[],
  'phone.*': ['middle', 'last'],
  'product.cancelling.*': ['free', 'fee', 'rest', 'always', 'only'] satisfies readonly FeePhrase[],
  'product.marks.allergens.*': allergens,
  'product.marks.diets.*': diets,
  'points.types.*': ['earned', 'spent', 'returned'],
  'problemDetails.*': problemCodeSchema.options.flatMap((code) =>
    (['cover', 'guest'] satisfies readonly SaleUnit[]).flatMap((unit) => listProblemDetailKeys(code, { unit })),
  ),
  'problems.*': Object.keys(statusByCode),
  'profile.marketing.*': ['agreed', 'withdrawn'],
  'reservation.legend.*': ['closed', 'full', 'scarce', 'free'] satisfies readonly DayStatus[],
  'reservation.pickupLegend.*': ['closed', 'full', 'scarce', 'free'] satisfies readonly DayStatus[],
  'reservation.list.category.*': ['pickup', 'deposit', 'inStore'],
  'reservation.reasons.*': [
    'past',
    'not_on_sale',
    'not_sale_date',
    'calendar_unknown',
    'wrong_weekday',
    'wrong_zone',
    'wrong_time',
    'no_such_time',
    'no_deposit_band',
    'no_menu_for_party',
    'person_limit',
    'day_sale_sold_out',
    'sold_out',
    'no_room',
    'pickup_lead_time',
    'pickup_weekday',
  ] satisfies readonly ProductUnavailability[],
  'reservation.steps.*': [
    'schedule',
    'product',
    'menu',
    'pickupProduct',
    'pickupMenu',
    'details',
    'payment',
    'complete',
  ],
  'restaurant.none.*': ['over', 'closed', 'full', 'unsuited'],
  'review.ratings.aspects.*': ratingAspects,
  'review.writtenIn.*': languages,
  'weather.sky.*': skies,
  'review.hiding.*': ['text', 'waiting', 'upheld'],
  'review.hiding.reasons.*': hidingReasons,
  'audit.*': ['guest', 'member'],
  'audit.kinds.*': ['payment', 'proposal', 'staff', 'grant', 'inquiry', 'review', 'reservation', 'member', 'alarm'],
  'inbox.tabs.*': ['inquiries', 'reviews', 'payments', 'alerts', 'messages'],
  'inbox.alerts.kinds.*': [...paymentAlarmKinds, ...messageAlarmKinds, 'holidays_unknown', 'system'],
  'inbox.alerts.next.*': ['payment', 'message', 'system'],
  'inbox.inquiries.*': ['waiting', 'answered'],
  'inbox.messages.*': ['failed', 'trying'],
  'inbox.messages.channels.*': ['mail', 'sms'],
  'inbox.messages.failures.*': ['refused', 'given_up', 'bounced', 'trying'],
  'inbox.messages.kinds.*': [
    'reservation_made',
    'reservation_cancelled',
    'visit_reminder',
    'pay_link_sent',
    'guest_notice',
    'answers_edited',
    'venue_booked',
    'venue_cancelled',
    'venue_sheet',
    'inquiry_answered',
    'review_hidden',
    'review_appeal_decided',
    'other',
  ],
  'inbox.payments.effects.*': manualMoves,
  'inbox.payments.moves.*': manualMoves,
  'inbox.payments.found.*': ['charged', 'partly_refunded', 'refunded', 'not_found', 'unknown'],
  'inbox.payments.methods.*': paymentMethods,
  'proposals.states.*': Object.keys(proposalMoves),
  'inbox.charges.verdicts.*': [...chargeVerdicts, 'not_found', 'failed'],
  'inbox.charges.effects.*': chargeVerdicts,
  'catalogueFiles.changes.*': ['document', 'change', 'fields', 'added', 'changed'],
  'catalogueFiles.choose.*': ['unreadable', 'notText', 'notZip'],
  'catalogueFiles.errors.*': ['file', 'line', 'problem'],
  'catalogueFiles.kinds.*': documentKinds,
  'campaigns.columns.*': ['source', 'medium', 'name', 'reservations', 'cancelled', 'paid'],
  'inbox.payments.refundStates.*': ['requested', 'refused', 'manual'],
  'inbox.payments.states.*': [...Object.keys(paymentMoves), 'none'],
  'inbox.reviews.*': ['upheld', 'restored'],
  'inbox.reviews.aspects.*': ratingAspects,
  'inbox.reviews.hidingStates.*': hidingStates,
  'inbox.reviews.reasons.*': hidingReasons,
  'inbox.reviews.states.*': ['visible', 'hidden', 'appealed'],
  'inquiryTemplates.names.*': ['thanks', 'booking', 'sorry', 'later'],
  'console.conflict.*': ['field', 'yours', 'theirs'],
  'console.scheme.*': ['system', 'light', 'dark'],
  'console.screens.*': Object.keys(screens).filter((screen) => screen !== 'home'),
  'staffDesk.contact.*': ['name', 'phone', 'email'],
  'staffDesk.history.actions.*': [
    'attendance',
    'book',
    'cancel',
    'confirm',
    'contact',
    'edit',
    'link_book',
    'link_open',
    'link_send',
    'lookup',
    'lookup_failed',
    'note',
    'open',
    'resend',
    'write',
    'other',
  ],
  'staffDesk.history.actors.*': ['guest', 'member', 'staff', 'job', 'provider'] satisfies readonly ActorKind[],
  'staffDesk.history.channels.*': ['mail', 'sms'],
  'staffDesk.history.kinds.*': [
    'reservation_made',
    'reservation_cancelled',
    'visit_reminder',
    'pay_link_sent',
    'guest_notice',
  ],
  'staffDesk.history.messageStates.*': ['waiting', 'sent', 'refused', 'given_up', 'bounced'],
  'staffDesk.links.states.*': payLinkStates,
  'staffDesk.money.*': paymentMethods,
  'staffDesk.payments.*': Object.keys(paymentMoves),
  'staffDesk.sources.*': reservationSources,
  'staffDesk.states.*': [
    'reserved',
    'confirm',
    'late',
    'arrived',
    'seated',
    'done',
    'no_show',
    'cancelGuest',
    'cancelVenue',
  ],
  'staffDesk.tabs.*': ['facts', 'notes', 'history'],
  'benefits.benefits.*': ['special', 'membership'],
  'benefits.coupon.*': ['amount', 'percent'],
  'messageTemplates.kinds.*': templateKinds,
  'messageTemplates.fields.*': templateFields,
  'messageTemplates.placeholders.*': templatePlaceholders,
  'messageTemplates.test.*': ['sent', 'refused', 'failed', 'unknown'],
  'translations.kinds.*': textKinds,
  'translations.labels.*': textLabels,
  'translations.states.*': translationStates,
  'translations.columns.*': ['text', 'place', 'languages', 'guests'],
  'pictures.crops.*': ['product', 'card', 'venue', 'square', 'banner', 'mail'],
  'pictures.failures.*': pictureFailures,
  'pictures.focus.*': ['x', 'y'],
  'pictures.languages.*': languages,
  'pictures.states.*': pictureStates,
  'pictures.usedAt.*': ['hotel', 'venue', 'room', 'product', 'menu', 'promotion'],
  'staffRoles.roles.*': roles,
  'staffStock.day.sources.*': ['weekly', 'season', 'plan', 'unknown'],
  'staffStock.errors.*': stockErrorCodes,
  'staffStock.meals.*': ['mon', 'tue', 'wed', 'thu', 'fri', 'weekend'],
  'staffStock.month.*': ['free', 'scarce', 'full'],
  'staffStock.preview.choices.*': ['keep', 'write', 'cancel'],
  'staffStock.preview.columns.*': ['day', 'time', 'place', 'taken', 'offered'],
  'staffStock.weekly.*': ['weekdays', 'weekend'],
  'staffCalendar.closings.columns.*': ['day', 'venue', 'time', 'bookings'],
  'palette.groups.*': ['screens', 'days', 'venues', 'reservations'],
  'staffSettings.menus.columns.*': ['menu', 'products', 'allergens', 'diets'],
  'staffSettings.menus.form.*': ['known', 'unknown'],
  'staffSettings.menus.form.*Hint': ['known', 'unknown'],
  'staffSettings.sheetMail.columns.*': ['venue', 'address', 'state'],
  'staffService.acts.*': ['arrived', 'seated', 'done'] satisfies readonly Attendance[],
  'staffService.columns.*': ['time', 'state', 'name', 'party', 'product', 'marks'],
  'staffService.load.*': ['site', 'phone', 'walkIn', 'held'],
  'staffService.news.*': ['booked', 'cancelled'] satisfies readonly ServiceNews['kind'][],
  'staffService.payment.*': servicePaymentStates,
  'staffService.sales.state.*': ['sold', 'stopped'],
  'staffService.states.*': attendances,
  'staffService.views.*': ['hotel', 'venue'],
};
