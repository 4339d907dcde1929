import type { ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { maskReviewer } from '@dining/domain/shared/masking';
import type { ReviewWire } from '../site/reviews';
import { encodeText } from './text';

interface ShownReview {
  readonly reviewCode: string;
  readonly prodCode: ProdCode;
  readonly userName: string;
  readonly contents: string;
  readonly imagePath: string;
  /** `YYYY-MM-DD` in Seoul. */
  readonly day: string;
}

/** Serializes a review for everyone: its author is masked (Spec §6). */
export const reviewToWire = ({ day, userName, ...review }: ShownReview, productName: LocalizedText): ReviewWire => ({
  ...review,
  ...encodeText('prodName', productName),
  image: review.imagePath,
  userName: maskReviewer(userName),
  resvUserName: maskReviewer(userName),
  createDate: day,
});
