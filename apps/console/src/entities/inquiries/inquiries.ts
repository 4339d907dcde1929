import type { Language } from '@dining/domain/shared/language';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { loadAnswerTemplates } from '../../lib/answer-templates';
import { backgroundHeaders } from '../../lib/background-headers';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';
import { inboxKey } from '../app/inbox-key';

export type ListedInquiry = CallResult<'POST /api/staff/qna/list'>['inquiries'][number];
export type Inquiry = CallResult<'POST /api/staff/qna/view'>['inquiry'];
export type InquiryState = NonNullable<Body<'POST /api/staff/qna/list'>>['state'];

const refreshMs = 20_000;

export const getInquiriesQuery = (state: InquiryState) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, 'inquiries', state],
    queryFn: ({ signal, pageParam }) =>
      call('POST /api/staff/qna/list', { body: { state, after: pageParam }, signal, headers: backgroundHeaders }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
  });

export const getInquiryQuery = (qnaSeq: number) =>
  queryOptions({
    queryKey: [...inboxKey, 'inquiry', qnaSeq],
    queryFn: async ({ signal }) => (await call('POST /api/staff/qna/view', { body: { qnaSeq }, signal })).inquiry,
  });

export const answerInquiry = (body: Body<'POST /api/staff/qna/answer'>, key: string) =>
  call('POST /api/staff/qna/answer', { body, headers: createIdempotencyHeaders(key) });

/** Reports whether the staff member is typing an answer. Returns another staff member who is typing one, if any. */
export const reportInquiryTyping = async (qnaSeq: number, isTyping: boolean) =>
  (
    await call('POST /api/staff/qna/writing', {
      body: { qnaSeq, isWriting: isTyping },
      headers: backgroundHeaders,
      skipProblemHandler: true,
    })
  ).writer;

/** Templates in the language of an inquiry, which may differ from the console's. */
export const getTemplatesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['inquiryTemplates', language],
    queryFn: () => loadAnswerTemplates(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
