import type { ResvCode } from '@dining/domain/shared/codes';
import { getTabItem, getTextField, removeTabItem, setTabItem, toObject } from '../../lib/tab-storage';

/**
 * A request to the venue that is typed but not saved. Allergies have no draft, because the browser stores no health
 * data (decision 5b).
 */
export interface RequestDraft {
  readonly requestNote: string;
  /** Version of the saved answers that the draft is based on. */
  readonly basedOn: number;
}

const getKey = (resvCode: ResvCode): string => `request ${resvCode}`;

export function findRequestDraft(resvCode: ResvCode): RequestDraft | undefined {
  const storedValue = getTabItem(getKey(resvCode));
  const { basedOn } = toObject(storedValue);
  return typeof basedOn === 'number' ? { requestNote: getTextField(storedValue, 'requestNote'), basedOn } : undefined;
}

export const saveRequestDraft = (resvCode: ResvCode, draft: RequestDraft): void => setTabItem(getKey(resvCode), draft);

export const deleteRequestDraft = (resvCode: ResvCode): void => removeTabItem(getKey(resvCode));
