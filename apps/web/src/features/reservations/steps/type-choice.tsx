import type { ReservationType } from '@dining/domain/products/product';
import { shortenCategoryName } from '@dining/domain/shared/category-name';
import { OptionTiles } from '@dining/ui/option-tiles';
import type { Venue } from '../../../entities/venues/venues';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { ownText } from '../../../lib/text-for';

/** A type of reservation; a pickup is chosen by its category (Spec §2.7). */
export interface TypeOfVenue {
  type: ReservationType;
  /** The category's default name for a pickup, else blank: what the product list is asked for. */
  categoryName: string;
  label: string;
  /** The whole name where the label is cut (Spec §9 Category name). */
  fullName: string;
}

const seatings = ['table', 'room'] as const;

/** What a venue takes reservations for: tables, rooms, then each kind of pickup. */
export function listTypes(translations: Translations, venue: Venue): TypeOfVenue[] {
  const takes = new Set(venue.categories.map((category) => category.reservationType));
  return [
    ...seatings
      .filter((type) => takes.has(type))
      .map((type) => {
        const label = translations.t(`common.resvType.${type}`);
        return { type, categoryName: '', label, fullName: label };
      }),
    ...venue.categories
      .filter((category) => category.reservationType === 'pickup')
      .map(({ name }) => {
        const fullName = ownText(translations, name);
        return { type: 'pickup' as const, categoryName: name.default, label: shortenCategoryName(fullName), fullName };
      }),
  ];
}

const getKey = ({ type, categoryName }: Pick<TypeOfVenue, 'type' | 'categoryName'>) => `${type}:${categoryName}`;

/** Table, room or a kind of pickup. */
export function TypeChoice({
  types,
  value,
  onChange,
}: {
  types: readonly TypeOfVenue[];
  value: Pick<TypeOfVenue, 'type' | 'categoryName'>;
  onChange: (type: TypeOfVenue) => void;
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
      options={types.map((type) => ({ value: getKey(type), label: <TypeName name={type} /> }))}
      value={getKey(value)}
    />
  );
}

/** A name as it is shown, and whole for those who hear it. */
function TypeName({ name: { label, fullName } }: { name: TypeOfVenue }) {
  if (label === fullName) return label;
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{fullName}</span>
    </>
  );
}
