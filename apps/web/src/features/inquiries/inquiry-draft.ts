import type { InquiryForm } from '@dining/domain/inquiries/checks';
import { getTabItem, getTextField, removeTabItem, setTabItem } from '../../lib/tab-storage';

const storageKey = 'inquiryDraft';

export function restoreInquiryDraft(): InquiryForm {
  const storedValue = getTabItem(storageKey);
  return {
    dinCode: getTextField(storedValue, 'dinCode'),
    title: getTextField(storedValue, 'title'),
    content: getTextField(storedValue, 'content'),
  };
}

export const saveInquiryDraft = (draft: InquiryForm): void => setTabItem(storageKey, draft);

export const deleteInquiryDraft = (): void => removeTabItem(storageKey);
