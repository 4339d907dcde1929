import { type RatingAspect, type Stars, starChoices } from '@dining/domain/reviews/ratings';
import { FieldGroup } from '@dining/ui/field-group';
import { useId } from 'react';
import { useTranslations } from '../../lib/i18n';
import { Star } from './star';

interface StarFieldProps {
  aspect: RatingAspect;
  value: Stars | undefined;
  disabled: boolean;
  onChange: (stars: Stars) => void;
}

/** Shows a radio group of five stars: arrow keys choose, and each star has an accessible name. */
export function StarField({ aspect, value, disabled, onChange }: StarFieldProps) {
  const { t } = useTranslations();
  const name = useId();
  const label = t(`review.ratings.aspects.${aspect}`);
  return (
    <FieldGroup label={label}>
      <div className="-ml-2 flex">
        {starChoices.map((stars) => (
          <label
            className="grid size-11 cursor-pointer place-items-center rounded-sm text-brass hover:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:bg-transparent"
            key={stars}
          >
            <input
              aria-label={t('review.ratings.stars', { aspect: label, stars })}
              checked={value === stars}
              className="sr-only"
              disabled={disabled}
              name={name}
              onChange={() => onChange(stars)}
              type="radio"
              value={stars}
            />
            <Star fill={value !== undefined && stars <= value ? 1 : 0} size={26} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
