import { useState } from 'react';
import type { Review } from '../../entities/reviews/queries';
import { ReviewDialog } from './review-dialog';
import { ReviewItem } from './review-item';

interface ReviewListProps {
  reviews: readonly Review[];
  whole: boolean;
}

export function ReviewList({ reviews, whole }: ReviewListProps) {
  const [opened, setOpened] = useState<string>();
  const openedIndex = reviews.findIndex(({ reviewCode }) => reviewCode === opened);
  return (
    <>
      <ul>
        {reviews.map((review) => (
          <ReviewItem
            key={review.reviewCode}
            onPhoto={() => setOpened(review.reviewCode)}
            review={review}
            whole={whole}
          />
        ))}
      </ul>
      {openedIndex >= 0 && (
        <ReviewDialog
          at={openedIndex}
          onAt={(next) => setOpened(reviews[next]?.reviewCode)}
          onClose={() => setOpened(undefined)}
          reviews={reviews}
        />
      )}
    </>
  );
}
