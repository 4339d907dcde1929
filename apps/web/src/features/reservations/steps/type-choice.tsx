import type { ReservationType } from '@dining/domain/products/product';
import { shortenCategoryName } from '@dining/domain/shared/category-name';
import { OptionTiles } from '@dining/ui/option-tiles';
import type { Venue } from '../../../entities/venues/venues';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';

export interface ReservationTypeOption {
  type: ReservationType;
  /** For a pickup, the category's default name, which filters the product list; otherwise blank. */
  categoryName: string;
  label: string;
  fullName: string;
}

const seatingTypes = ['table', 'room'] as const;

export function listTypeOptions(translations: Translations, venue: Venue): ReservationTypeOption[] {
  const offeredTypes = new Set(venue.categories.map((category) => category.reservationType));
  return [
    ...seatingTypes
      .filter((type) => offeredTypes.has(type))
      .map((type) => {
        const label = translations.t(`common.resvType.${type}`);
        return { type, categoryName: '', label, fullName: label };
      }),
    ...venue.categories
      .filter((category) => category.reservationType === 'pickup')
      .map(({ name }) => {
        const fullName = localizeText(translations, name);
        return { type: 'pickup' as const, categoryName: name.default, label: shortenCategoryName(fullName), fullName };
      }),
  ];
}

const getKey = ({ type, categoryName }: Pick<ReservationTypeOption, 'type' | 'categoryName'>) =>
  `${type}:${categoryName}`;

export function TypeChoice({
  types,
  value,
  onChange,
}: {
  types: readonly ReservationTypeOption[];
  value: Pick<ReservationTypeOption, 'type' | 'categoryName'>;
  onChange: (type: ReservationTypeOption) => void;
}) {
  const { t } = useTranslations();
  const choose = (key: string) => {
    const type = types.find((other) => getKey(other) === key);
    if (type !== undefined) onChange(type);
  };
  return (
    <OptionTiles
      label={t('reservation.type.label')}
      minWidth={120}
      onChange={choose}
      options={types.map((type) => ({ value: getKey(type), label: <TypeLabel option={type} /> }))}
      value={getKey(value)}
    />
  );
}

function TypeLabel({ option: { label, fullName } }: { option: ReservationTypeOption }) {
  if (label === fullName) return label;
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{fullName}</span>
    </>
  );
}
