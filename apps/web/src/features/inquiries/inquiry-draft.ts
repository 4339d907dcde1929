import type { InquiryForm } from '@dining/domain/inquiries/checks';
import { forgetInTab, keepInTab, readFromTab, textIn } from '../../lib/session-store';

const key = 'inquiryDraft';

/** Returns the unsent inquiry, which survives reloads, expired sessions and failed requests. */
export function restoreDraft(): InquiryForm {
  const kept = readFromTab(key);
  return {
    dinCode: textIn(kept, 'dinCode'),
    title: textIn(kept, 'title'),
    content: textIn(kept, 'content'),
  };
}

export const saveDraft = (draft: InquiryForm): void => keepInTab(key, draft);

export const deleteDraft = (): void => forgetInTab(key);
