import { isBlank } from '../shared/blank';
import { type CheckResult, err, ok } from '../shared/result';

/** Hotel of a new inquiry if none is selected (Spec §9). */
export const defaultInquiryHotel = 'H01';
export const inquiryLimits = { title: 100, content: 4000, answer: 4000 } as const;

export interface InquiryForm {
  readonly dinCode: string;
  readonly title: string;
  readonly content: string;
}

/** Checks venue, title and content in this order and returns the first error (Spec §5 Inquiry). */
export function checkInquiry(form: InquiryForm): CheckResult<'venue_required' | 'title_required' | 'content_required'> {
  if (form.dinCode.trim() === '') return err('venue_required');
  if (isBlank(form.title)) return err('title_required');
  return isBlank(form.content) ? err('content_required') : ok;
}

/** Returns `answered` for qnaAnsYn Y, otherwise `waiting` (Spec §4). */
export const getInquiryStatus = (qnaAnsYn: string): 'answered' | 'waiting' =>
  qnaAnsYn === 'Y' ? 'answered' : 'waiting';
