import { isBlank } from '../shared/blank';
import { type CheckResult, err, ok } from '../shared/result';

/** Spec §9: the hotel of a new inquiry when the search names none. */
export const defaultInquiryHotel = 'H01';
export const inquiryLimits = { title: 100, content: 4000, answer: 4000 } as const;

export interface InquiryForm {
  readonly dinCode: string;
  readonly title: string;
  readonly content: string;
}

/** Spec §5 Inquiry: store, title, content, reported one at a time in that order. */
export function checkInquiry(form: InquiryForm): CheckResult<'store_required' | 'title_required' | 'content_required'> {
  if (form.dinCode.trim() === '') return err('store_required');
  if (isBlank(form.title)) return err('title_required');
  return isBlank(form.content) ? err('content_required') : ok;
}

/** Spec §4: qnaAnsYn Y is answered, anything else waits. */
export const getInquiryStatus = (qnaAnsYn: string): 'answered' | 'waiting' => (qnaAnsYn === 'Y' ? 'answered' : 'waiting');
