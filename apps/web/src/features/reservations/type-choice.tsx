import type { ReservationType } from '@dining/domain/products/product';
import { shortCategoryName } from '@dining/domain/shared/category-name';
import { OptionTiles } from '@dining/ui/option-tiles';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';
import type { Venue } from '../../state/venues';

/** A type of reservation; a pickup is chosen by its category (Spec §2.7). */
export interface TypeOfVenue {
  type: ReservationType;
  /** The category's default name for a pickup, else blank: what the product list is asked for. */
  categoryName: string;
  label: string;
}

const seatings = ['table', 'room'] as const;

/** What a venue takes reservations for: tables, rooms, then each kind of pickup. */
export function typesOf(venue: Venue): TypeOfVenue[] {
  const takes = new Set(venue.categories.map((category) => category.reservationType));
  return [
    ...seatings
      .filter((type) => takes.has(type))
      .map((type) => ({ type, categoryName: '', label: t(`common.resvType.${type}`) })),
    ...venue.categories
      .filter((category) => category.reservationType === 'pickup')
      .map(({ name }) => ({ type: 'pickup' as const, categoryName: name.default, label: shortCategoryName(ownText(name)) })),
  ];
}

const keyOf = ({ type, categoryName }: Pick<TypeOfVenue, 'type' | 'categoryName'>) => `${type}:${categoryName}`;

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
  const choose = (key: string) => {
    const type = types.find((other) => keyOf(other) === key);
    if (type !== undefined) onChange(type);
  };
  return (
    <OptionTiles
      label={t('reservation.type.label')}
      onChange={choose}
      options={types.map((type) => ({ value: keyOf(type), label: type.label }))}
      value={keyOf(value)}
    />
  );
}
