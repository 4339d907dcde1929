import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { createContext } from 'react';
import { useRequired } from '../../lib/required-context';

/** The hotel and venue of the edited document, and whether the staff member may choose pictures there. */
export interface EditorPlace {
  readonly htlCode: HtlCode;
  /** Null for a promotion, which belongs to its hotel and may be about any of the venues. */
  readonly dinCode: DinCode | null;
  readonly canChoosePictures: boolean;
}

export const EditorPlaceContext = createContext<EditorPlace | undefined>(undefined);

export const useEditorPlace = (): EditorPlace => useRequired(EditorPlaceContext);
