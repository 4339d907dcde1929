import { type Failure, fail, isFailure } from '@dining/contract/failure';
import {
  type inquirySchema,
  listInquiries,
  markInquiryWriting,
  saveInquiryAnswer,
  viewInquiry,
} from '@dining/contract/staff/inquiries';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getPermission } from '@dining/domain/staff/permissions';
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
import type { StaffCaller } from '../../../http/staff-session';
import { insertReadingEntry } from '../../../stores/app/audit';
import { lockInquiry } from '../../../stores/inquiries/answers';
import {
  deleteAnswerDrafter,
  findInboxInquiry,
  type InboxInquiry,
  listAnsweredInquiries,
  listWaitingInquiries,
  upsertAnswerDrafter,
  type ViewedInquiry,
} from '../../../stores/inquiries/inbox';
import type { StaffFeature } from '../../feature';
import { applyAnswer } from './answer';

interface Reader {
  readonly staff: StaffCaller;
  readonly language: Language;
}

/** How long colleagues see that a staff member is writing, without a renewal. */
const writingSeconds = 60;

const drafterToWire = ({ drafterId, drafterName }: InboxInquiry, { staffId }: StaffCaller): { name: string } | null =>
  drafterId === null || drafterName === null || drafterId === staffId ? null : { name: drafterName };

const inquiryToWire = (inquiry: InboxInquiry, { staff, language }: Reader) => ({
  qnaSeq: inquiry.qnaSeq,
  htlCode: inquiry.htlCode,
  dinCode: inquiry.dinCode,
  venueName: getLocalizedText(inquiry.venueName, language),
  title: inquiry.title,
  language: inquiry.language,
  createdAt: inquiry.createdAt.toISOString(),
  answeredAt: inquiry.answeredAt?.toISOString() ?? null,
  writer: drafterToWire(inquiry, staff),
});

const viewedInquiryToWire = (deps: Deps, reader: Reader, inquiry: ViewedInquiry): z.input<typeof inquirySchema> => ({
  ...inquiryToWire(inquiry, reader),
  memberName: getPermission(reader.staff.grants, 'contact.read', toSubjectScope(inquiry), deps.now()).allowed
    ? inquiry.memberName
    : null,
  content: inquiry.content,
  answer: inquiry.answer,
  version: inquiry.version,
});

/** Returns an inquiry that the caller may answer. */
async function getInquiry(deps: Deps, staff: StaffCaller, qnaSeq: number): Promise<ViewedInquiry | Failure> {
  const inquiry = await findInboxInquiry(deps.database.pool, qnaSeq);
  if (inquiry === undefined) return fail('not_found');
  return authorize(staff, 'inquiry', toSubjectScope(inquiry), deps.now()) ?? inquiry;
}

/** Answers an inquiry or corrects its answer, if the inquiry still has the version that the caller saw. */
async function saveAnswer(deps: Deps, call: StaffCall<typeof saveInquiryAnswer>) {
  const { staff, body } = call;
  const { qnaSeq, version } = body;
  const visibleInquiry = await getInquiry(deps, staff, qnaSeq);
  if (isFailure(visibleInquiry)) return visibleInquiry;
  const writeResult = await runStaffWrite<{ isCorrected: boolean }>(deps, call, async (client) => {
    const inquiry = await lockInquiry(client, qnaSeq);
    if (inquiry === undefined) return fail('not_found');
    if (inquiry.version !== version) return fail('changed_meanwhile');
    await applyAnswer(client, inquiry, {
      qnaSeq,
      answer: body.answer,
      actorName: staff.name,
      origin: { staffId: staff.staffId, ...staff.clientInfo },
      at: deps.now(),
    });
    if (staff.staffId !== null) await deleteAnswerDrafter(client, qnaSeq, staff.staffId);
    return { isCorrected: inquiry.answeredAt !== null };
  });
  const current = await getInquiry(deps, staff, qnaSeq);
  if (isFailure(current)) return current;
  const inquiry = viewedInquiryToWire(deps, call, current);
  if (!isFailure(writeResult)) return { inquiry, ...writeResult };
  return writeResult.failure === 'changed_meanwhile' ? { ...writeResult, current: { ...inquiry } } : writeResult;
}

export const inquiryInbox: StaffFeature = (mount, deps) => {
  const { pool } = deps.database;

  mount(listInquiries, async (call) => {
    const { body, staff } = call;
    const filter = createCallerFilter(staff, 'inquiry', deps.now());
    const list = body.state === 'waiting' ? listWaitingInquiries : listAnsweredInquiries;
    const { rows, next } = createPage(await list(pool, filter, body.after, pageSize + 1));
    return { inquiries: rows.map((inquiry) => inquiryToWire(inquiry, call)), next };
  });
  mount(viewInquiry, async (call) => {
    const { staff, body } = call;
    const inquiry = await getInquiry(deps, staff, body.qnaSeq);
    if (isFailure(inquiry)) return inquiry;
    const subject = `inquiry ${inquiry.qnaSeq}`;
    await insertReadingEntry(pool, staff, { action: 'inquiry.read', subject, htlCode: inquiry.htlCode });
    return { inquiry: viewedInquiryToWire(deps, call, inquiry) };
  });
  mount(markInquiryWriting, async ({ staff, body }) => {
    const inquiry = await getInquiry(deps, staff, body.qnaSeq);
    if (isFailure(inquiry)) return inquiry;
    if (body.isWriting) await upsertAnswerDrafter(pool, body.qnaSeq, staff.staffId, writingSeconds);
    else await deleteAnswerDrafter(pool, body.qnaSeq, staff.staffId);
    return { writer: drafterToWire(inquiry, staff) };
  });
  mount(saveInquiryAnswer, (call) => saveAnswer(deps, call));
};
