import { useState } from 'react';
import type { Review } from '../../entities/reviews/queries';
import { ReviewDialog } from './review-dialog';
import { ReviewItem } from './review-item';

interface ReviewListProps {
  reviews: readonly Review[];
  /** True to show whole texts with the names of their products; false to show only the first lines. */
  isFullTextShown: boolean;
}

export function ReviewList({ reviews, isFullTextShown }: ReviewListProps) {
  const [openedCode, setOpenedCode] = useState<string>();
  const openedIndex = reviews.findIndex(({ reviewCode }) => reviewCode === openedCode);
  return (
    <>
      <ul>
        {reviews.map((review) => (
          <ReviewItem
            key={review.reviewCode}
            onOpenPhoto={() => setOpenedCode(review.reviewCode)}
            review={review}
            isFullTextShown={isFullTextShown}
          />
        ))}
      </ul>
      {openedIndex >= 0 && (
        <ReviewDialog
          index={openedIndex}
          onIndexChange={(index) => setOpenedCode(reviews[index]?.reviewCode)}
          onClose={() => setOpenedCode(undefined)}
          reviews={reviews}
        />
      )}
    </>
  );
}
