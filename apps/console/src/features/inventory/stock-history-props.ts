import type { ContentByForm, StockPart } from '@dining/domain/catalogue/form-contents';
import type { ReactNode } from 'react';

export interface StockHistoryProps<Part extends StockPart> {
  readonly part: Part;
  /** True if the form differs from what is stored. */
  readonly hasChanges: boolean;
  /** Puts a version into the form. */
  readonly onUse: (fields: ContentByForm[Part]) => void;
  /** Returns false for versions that have nothing to put into the form. */
  readonly canUse?: (fields: ContentByForm[Part]) => boolean;
  /** Selects the differences that concern the form, by their path. */
  readonly isShown?: (path: string) => boolean;
}

/** Renders the history of a part of a venue's stock beside the button of its form. */
export type RenderStockHistory = <Part extends StockPart>(props: StockHistoryProps<Part>) => ReactNode;
