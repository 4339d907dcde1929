import { inquiryLimits } from '@dining/domain/inquiries/checks';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../page-cursor';
import { defineCodeOutput, defineParagraph } from '../wire';
import { languageSchema } from './staff';

const instantSchema = z.string().describe('An instant, ISO 8601');

const writerSchema = z
  .object({ name: z.string() })
  .nullable()
  .describe('Another staff member who is writing an answer now');

export const listedInquirySchema = defineComponent('ListedInquiry', 'An inquiry in the inbox', {
  qnaSeq: z.number().int(),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  venueName: z.string(),
  title: z.string(),
  language: languageSchema,
  createdAt: instantSchema,
  answeredAt: instantSchema.nullable(),
  writer: writerSchema,
});

export const inquirySchema = defineComponent('Inquiry', 'An inquiry with what its member wrote', {
  ...listedInquirySchema.shape,
  memberName: z.string().nullable().describe('Null without `contact.read` at the venue'),
  content: z.string(),
  answer: z.string().nullable(),
  version: z.number().int().describe('Send it with an answer'),
});

export const listInquiries = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/qna/list',
  auth: { staff: 'inquiry', isForOperators: true },
  summary: 'Lists inquiries: those that wait, oldest first, or those that were answered, newest first',
  body: z.object({ state: z.enum(['waiting', 'answered']), ...cursorFields }),
  result: z.object({ inquiries: z.array(listedInquirySchema), ...nextCursorFields }),
  errors: [],
});

const qnaSeqSchema = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const viewInquiry = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/qna/view',
  auth: { staff: 'inquiry', isForOperators: true },
  summary: 'Returns an inquiry. The first reading in a session is recorded in the audit',
  body: z.object({ qnaSeq: qnaSeqSchema }),
  result: z.object({ inquiry: inquirySchema }),
  errors: ['not_found'],
});

export const markInquiryWriting = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/qna/writing',
  auth: { staff: 'inquiry' },
  summary: 'Shows others for a minute that the caller is writing an answer, or that they have stopped',
  body: z.object({ qnaSeq: qnaSeqSchema, isWriting: z.boolean() }),
  result: z.object({ writer: writerSchema }),
  errors: ['not_found'],
});

export const saveInquiryAnswer = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/qna/answer',
  auth: { staff: 'inquiry', isForOperators: true },
  summary: 'Answers an inquiry and notifies its member, or corrects an answer without another message',
  body: z.object({
    qnaSeq: qnaSeqSchema,
    version: z.int().min(1),
    answer: defineParagraph(inquiryLimits.answer).trim().min(1),
  }),
  idempotent: true,
  result: z.object({ inquiry: inquirySchema, isCorrected: z.boolean() }),
  errors: ['not_found', 'changed_meanwhile'],
});

export const inquiryEndpoints = [listInquiries, viewInquiry, markInquiryWriting, saveInquiryAnswer] as const;
