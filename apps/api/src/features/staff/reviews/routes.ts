import { type Failure, fail, isFailure } from '@dining/contract/failure';
import {
  decideReviewAppeal,
  hideReview as hideReviewCall,
  listStaffReviews,
  saveRatingsSwitch,
  saveReviewAnswer,
  type staffReviewSchema,
  viewRatingsSwitch,
  viewReview,
} from '@dining/contract/staff/reviews';
import { checkAppealDecision } from '@dining/domain/reviews/hiding';
import type { DinCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { maskReviewerName } from '@dining/domain/shared/masking';
import type { Capability } from '@dining/domain/staff/permissions';
import { createScopeFilter, type ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Deps } from '../../../config/deps';
import { createPage, pageSize } from '../../../http/keyset-page';
import {
  authorize,
  createCallerFilter,
  runStaffWrite,
  type StaffCall,
  toSubjectScope,
} from '../../../http/staff-mount';
import { createAuditOrigin, type StaffCaller } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { enqueueReviewMessage } from '../../../stores/messages/outbox';
import { lockReview } from '../../../stores/reviews/answers';
import {
  closeAppeal,
  hideReview,
  insertHideDecision,
  raiseReviewVersionIfUnchanged,
  unhideReview,
} from '../../../stores/reviews/hide-decisions';
import {
  findInboxReview,
  type InboxReview,
  listAppealedReviews,
  listHiddenReviews,
  listVisibleReviews,
} from '../../../stores/reviews/inbox';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import type { StaffFeature } from '../../feature';
import { applyReviewAnswer } from './answer';
import { handleSaveRatingsSwitch, handleViewRatingsSwitch } from './ratings';

interface ReviewViewer {
  readonly staff: StaffCaller;
  readonly language: Language;
}

type ReviewWire = z.input<typeof staffReviewSchema>;

const toHidingWire = (review: InboxReview, { staffId }: StaffCaller): ReviewWire['hiding'] =>
  review.hidingState === null || review.reason === null || review.hiddenAt === null
    ? null
    : {
        state: review.hidingState,
        reason: review.reason,
        note: review.note ?? '',
        hiddenBy: review.hiddenByName ?? '',
        hiddenAt: review.hiddenAt.toISOString(),
        appeal: review.appeal,
        appealedAt: review.appealedAt?.toISOString() ?? null,
        decidedBy: review.decidedByName,
        decidedAt: review.decidedAt?.toISOString() ?? null,
        decision: review.decision,
        isHiddenByCaller: review.hiddenBy === staffId,
      };

const toWire = (review: InboxReview, { staff, language }: ReviewViewer): ReviewWire => ({
  reviewCode: review.reviewCode,
  htlCode: review.htlCode,
  dinCode: review.dinCode,
  venueName: getLocalizedText(review.venueName, language),
  productName: getLocalizedText(review.productName, language),
  author: maskReviewerName(review.userName),
  createdAt: review.createdAt.toISOString(),
  contents: review.contents,
  photos: [...(review.imagePath === '' ? [] : [review.imagePath]), ...review.morePhotos],
  ratings: {
    ...(review.food !== null && { food: review.food }),
    ...(review.service !== null && { service: review.service }),
    ...(review.room !== null && { room: review.room }),
  },
  answer: review.answer,
  answeredAt: review.answeredAt?.toISOString() ?? null,
  isHidden: review.isHidden,
  hiding: toHidingWire(review, staff),
  version: review.version,
});

const listReviewsByState = { visible: listVisibleReviews, hidden: listHiddenReviews, appealed: listAppealedReviews };

type WriteCall = StaffCall<typeof saveReviewAnswer | typeof hideReviewCall | typeof decideReviewAppeal>;

/**
 * Changes a review in a transaction if the caller has the capability. Returns the review after the change; the failure
 * `changed_meanwhile` contains the current review. The capability `inquiry` covers answers to inquiries and reviews.
 */
async function runReviewWrite(
  deps: Deps,
  call: WriteCall,
  capability: Capability,
  work: (client: PoolClient, review: InboxReview) => Promise<Failure | undefined>,
): Promise<{ review: ReviewWire } | Failure> {
  const { staff, body } = call;
  const { pool } = deps.database;
  const findAuthorizedReview = async () => {
    const review = await findInboxReview(pool, body.reviewCode);
    if (review === undefined) return fail('not_found');
    return authorize(staff, capability, toSubjectScope(review), deps.now()) ?? review;
  };
  const before = await findAuthorizedReview();
  if (isFailure(before)) return before;
  const writeResult = await runStaffWrite<{ result: 'success' }>(
    deps,
    call,
    async (client) => (await work(client, before)) ?? { result: 'success' },
  );
  const current = await findAuthorizedReview();
  if (isFailure(current)) return current;
  const review = toWire(current, call);
  if (!isFailure(writeResult)) return { review };
  return writeResult.failure === 'changed_meanwhile' ? { ...writeResult, current: { ...review } } : writeResult;
}

const saveAnswer = (deps: Deps, call: StaffCall<typeof saveReviewAnswer>) =>
  runReviewWrite(deps, call, 'inquiry', async (client) => {
    const { staff, body } = call;
    const { reviewCode, version } = body;
    const review = await lockReview(client, reviewCode);
    if (review?.version !== version) return fail('changed_meanwhile');
    const origin = createAuditOrigin(staff);
    await applyReviewAnswer(client, review, {
      reviewCode,
      answer: body.answer,
      actorName: staff.name,
      origin,
      at: deps.now(),
    });
    return undefined;
  });

/** Hides a review, removes its ratings from the averages and enqueues a message to its author, in one transaction. */
const hideReviewAndNotify = (deps: Deps, call: StaffCall<typeof hideReviewCall>) =>
  runReviewWrite(deps, call, 'review.hide', async (client, { htlCode }) => {
    const { staff, body } = call;
    const { reviewCode, version, reason, note } = body;
    if (!(await hideReview(client, reviewCode, version))) return fail('changed_meanwhile');
    const { staffId, name } = staff;
    if (!(await insertHideDecision(client, { reviewCode, reason, note, staffId, name }))) return fail('hidden_before');
    await enqueueReviewMessage(client, 'review_hidden', reviewCode);
    await insertAuditEntry(client, {
      actorName: name,
      action: 'review.hide',
      subject: reviewCode,
      htlCode,
      origin: createAuditOrigin(staff),
      detail: { reason },
      before: { hidden: false },
      after: { hidden: true },
    });
    return undefined;
  });

/** Decides an appeal. The staff member who hid the review may not decide it. */
const applyAppealDecision = (deps: Deps, call: StaffCall<typeof decideReviewAppeal>) =>
  runReviewWrite(deps, call, 'review.hide', async (client, { htlCode, hidingState, hiddenBy }) => {
    const { staff, body } = call;
    const { reviewCode, version, decision, note } = body;
    if (hidingState === null || hiddenBy === null) return fail('no_appeal');
    const check = checkAppealDecision({ state: hidingState, hiddenBy }, staff.staffId);
    if (!check.ok) return fail(check.error);
    const change = decision === 'restored' ? unhideReview : raiseReviewVersionIfUnchanged;
    if (!(await change(client, reviewCode, version))) return fail('changed_meanwhile');
    const { staffId, name } = staff;
    if (!(await closeAppeal(client, reviewCode, { decision, note, staffId, name }))) return fail('no_appeal');
    await enqueueReviewMessage(client, 'review_appeal_decided', reviewCode);
    await insertAuditEntry(client, {
      actorName: name,
      action: decision === 'restored' ? 'review.restore' : 'review.uphold',
      subject: reviewCode,
      htlCode,
      origin: createAuditOrigin(staff),
      before: { hidden: true },
      after: { hidden: decision === 'upheld' },
    });
    return undefined;
  });

/** Returns the scopes whose reviews are listed: all in which the caller may answer reviews, or only the given venue. */
async function createFilter(
  deps: Deps,
  staff: StaffCaller,
  dinCode: DinCode | undefined,
): Promise<ScopeFilter | Failure> {
  if (dinCode === undefined) return createCallerFilter(staff, 'inquiry', deps.now());
  const venue = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (venue === undefined) return fail('not_found');
  const scope = toSubjectScope(venue);
  return authorize(staff, 'inquiry', scope, deps.now()) ?? createScopeFilter([scope]);
}

export const reviewInbox: StaffFeature = (mount, deps) => {
  mount(listStaffReviews, async (call) => {
    const { body, staff } = call;
    const filter = await createFilter(deps, staff, body.dinCode);
    if (isFailure(filter)) return filter;
    const reviews = await listReviewsByState[body.state](deps.database.pool, filter, body.after, pageSize + 1);
    const { rows, next } = createPage(reviews);
    return { reviews: rows.map((review) => toWire(review, call)), next };
  });
  mount(viewReview, async (call) => {
    const review = await findInboxReview(deps.database.pool, call.body.reviewCode);
    if (review === undefined) return fail('not_found');
    const refusal = authorize(call.staff, 'inquiry', toSubjectScope(review), deps.now());
    return refusal ?? { review: toWire(review, call) };
  });
  mount(saveReviewAnswer, (call) => saveAnswer(deps, call));
  mount(hideReviewCall, (call) => hideReviewAndNotify(deps, call));
  mount(decideReviewAppeal, (call) => applyAppealDecision(deps, call));
  mount(viewRatingsSwitch, (call) => handleViewRatingsSwitch(deps, call));
  mount(saveRatingsSwitch, (call) => handleSaveRatingsSwitch(deps, call));
};
