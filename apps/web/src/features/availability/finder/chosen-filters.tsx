import { countFilterCriteria, noFilter, type VenueFilter } from '@dining/domain/search/venue-filter';
import { Button } from '@dining/ui/button';
import { Icon } from '@dining/ui/icon';
import { useTranslations } from '../../../lib/i18n';

interface ChosenFiltersProps {
  filter: VenueFilter;
  onChange: (filter: VenueFilter) => void;
}

/** Names each chosen filter on a button that removes it. Shows nothing without filters. */
export function ChosenFilters({ filter: { cuisine, features }, onChange }: ChosenFiltersProps) {
  const { t } = useTranslations();
  const chips = [
    ...(cuisine === null
      ? []
      : [{ name: t(`availability.cuisines.${cuisine}`), filterWithout: { cuisine: null, features } }]),
    ...features.map((feature) => ({
      name: t(`availability.features.${feature}`),
      filterWithout: { cuisine, features: features.filter((other) => other !== feature) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('availability.filters')} className="flex flex-wrap gap-2">
      {chips.map(({ name, filterWithout }) => (
        <li key={name}>
          <Button
            aria-label={t('availability.removeFilter', { name })}
            icon={<Icon name="close" size={16} />}
            onClick={() => onChange(filterWithout)}
            size="sm"
          >
            {name}
          </Button>
        </li>
      ))}
      {countFilterCriteria({ cuisine, features }) > 1 && (
        <li>
          <Button onClick={() => onChange(noFilter)} size="sm" variant="quiet">
            {t('availability.clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  );
}
