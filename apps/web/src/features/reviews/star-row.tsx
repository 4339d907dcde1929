import { starChoices } from '@dining/domain/reviews/ratings';
import { Star } from './star';

/** Shows five stars, filled up to `stars`. Hidden from screen readers, which read the text beside them. */
export function StarRow({ stars, size }: { stars: number; size?: number }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5 text-brass">
      {starChoices.map((choice) => (
        <Star
          fill={Math.min(1, Math.max(0, stars - choice + 1))}
          key={choice}
          {...(size === undefined ? {} : { size })}
        />
      ))}
    </span>
  );
}
