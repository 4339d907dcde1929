import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { createContext } from 'react';
import { useRequired } from '../../lib/required-context';

/** Where the edited document belongs, and what the staff member may do there. */
export interface EditorPlace {
  readonly htlCode: HtlCode;
  /** Null for a promotion, which may concern each venue of its hotel. */
  readonly dinCode: DinCode | null;
  readonly canChoosePictures: boolean;
}

export const EditorPlaceContext = createContext<EditorPlace | undefined>(undefined);

export const useEditorPlace = (): EditorPlace => useRequired(EditorPlaceContext);
