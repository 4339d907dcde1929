import type { InquiryForm } from '@dining/domain/inquiries/checks';
import { forgetInTab, keepInTab, readFromTab, textIn } from '../../lib/session-store';

const key = 'inquiryDraft';

/** What was typed and not sent yet: no reload, ended session or failed send loses it. */
export function restoredDraft(): InquiryForm {
  const kept = readFromTab(key);
  return {
    dinCode: textIn(kept, 'dinCode'),
    title: textIn(kept, 'title'),
    content: textIn(kept, 'content'),
  };
}

/** Keeps it at each change. */
export const keepDraft = (draft: InquiryForm): void => keepInTab(key, draft);

/** Once it is an inquiry, the browser keeps nothing of it. */
export const forgetDraft = (): void => forgetInTab(key);
