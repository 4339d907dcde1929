import { starChoices } from '@dining/domain/reviews/ratings';
import type { RatingOverview as Overview } from '../../entities/reviews/queries';
import { useTranslations } from '../../lib/i18n';
import { StarRow } from './star-row';

/** Shows average, number and distribution of ratings. Renders nothing without ratings. */
export function RatingOverview({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslations();
  if (overview === undefined) return null;
  const { average, reviewCnt, aspectList } = overview;
  return (
    <div className="grid gap-6 rounded-md border border-line bg-raised p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="heading text-3xl">
          <span aria-hidden="true">{average.toFixed(1)}</span>
          <span className="sr-only">{t('review.ratings.average', { average: average.toFixed(1) })}</span>
        </p>
        <div>
          <StarRow size={20} stars={average} />
          <p className="text-ink-soft text-sm">{t('review.ratings.count', { count: reviewCnt })}</p>
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {aspectList.map((aspectRating) => (
          <div className="grid content-start gap-1.5" key={aspectRating.aspect}>
            <AspectOverview aspectRating={aspectRating} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface AspectOverviewProps {
  aspectRating: Overview['aspectList'][number];
}

function AspectOverview({ aspectRating: { aspect, average, starCntList } }: AspectOverviewProps) {
  const { t } = useTranslations();
  const label = t(`review.ratings.aspects.${aspect}`);
  const maxCount = Math.max(...starCntList);
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="sr-only">{t('review.ratings.stars', { aspect: label, stars: average.toFixed(1) })}</span>
        <span aria-hidden="true" className="font-medium">
          {label}
        </span>
        <span aria-hidden="true">{average.toFixed(1)}</span>
      </p>
      <div className="grid gap-1 text-ink-soft text-xs">
        {starChoices.toReversed().map((stars) => {
          const count = starCntList[stars - 1] ?? 0;
          return (
            <div className="grid grid-cols-[1ch_1fr_4ch] items-center gap-2 tabular-nums" key={stars}>
              <span className="sr-only">{t('review.ratings.of', { stars, count })}</span>
              <span aria-hidden="true">{stars}</span>
              <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunk">
                <span
                  className="block h-full rounded-full bg-brass-fill forced-colors:bg-[CanvasText]"
                  style={{ width: `${(count / maxCount) * 100}%` }}
                />
              </span>
              <span aria-hidden="true" className="text-right">
                {count}
              </span>
            </div>
          );
        })}
      </div>
    </>
  );
}
