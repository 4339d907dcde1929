import type { InquiryForm } from '@dining/domain/inquiries/checks';
import { getTabItem, getTextField, removeTabItem, setTabItem } from '../../lib/tab-storage';

const storageKey = 'inquiryDraft';

export function restoreInquiryDraft(): InquiryForm {
  const stored = getTabItem(storageKey);
  return {
    dinCode: getTextField(stored, 'dinCode'),
    title: getTextField(stored, 'title'),
    content: getTextField(stored, 'content'),
  };
}

export const saveInquiryDraft = (draft: InquiryForm): void => setTabItem(storageKey, draft);

export const deleteInquiryDraft = (): void => removeTabItem(storageKey);
