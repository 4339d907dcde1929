import { getLastBookableDay } from '@dining/domain/availability/horizon';
import type { Meal } from '@dining/domain/inventory/stock';
import { onlinePartyLimit } from '@dining/domain/products/party-checks';
import { parseMeal, type TableQuery } from '@dining/domain/search/table-query';
import type { HtlCode } from '@dining/domain/shared/codes';
import { isValidDate } from '@dining/domain/shared/seoul-time';
import { joinClasses } from '@dining/ui/join-classes';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useHotels } from '../../../entities/app/app-data';
import { useToday } from '../../../lib/clock';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { DayTiles } from '../days/day-tiles';

interface FindFormProps {
  wish: TableQuery;
  htlCode: HtlCode;
  onChange: (wish: TableQuery, htlCode: HtlCode) => void;
  action?: ReactNode;
}

const meals: readonly Meal[] = ['M', 'L', 'D'];
const everywhere = 'all';
const anyMeal = 'any';
/** Options up to the current value, because other pages and links allow larger counts. */
const listCounts = (first: number, chosen: number) =>
  Array.from({ length: Math.max(onlinePartyLimit, chosen - first + 1) }, (_, index) => ({
    value: String(first + index),
    label: String(first + index),
  }));

/** Date, place, party and meal. Uses native controls, because the first page must ship little script. */
export function FindForm({ wish, htlCode, onChange, action }: FindFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const today = useToday();
  const [typed, setTyped] = useState<string>();
  const change = (part: Partial<TableQuery>) => onChange({ ...wish, ...part }, htlCode);
  const { party } = wish;
  const chooseHotel = (code: string) => {
    const hotel = hotels.find((other) => other.htlCode === code);
    onChange({ ...wish, everywhere: hotel === undefined }, hotel?.htlCode ?? htlCode);
  };
  return (
    <div
      className={joinClasses(
        'grid grid-fields items-end gap-x-3 gap-y-4',
        action === undefined ? 'md:grid-cols-[3fr_3fr_2fr_2fr_2fr]' : 'md:grid-cols-[3fr_3fr_2fr_2fr_2fr_auto]',
        '*:min-w-0',
      )}
    >
      <DayTiles className="col-span-full" onChange={(day) => change({ day })} value={wish.day} />
      <Select
        className="max-md:col-span-full"
        label={t('availability.hotel')}
        onChange={(event) => chooseHotel(event.target.value)}
        options={[
          { value: everywhere, label: t('availability.everyHotel') },
          ...hotels.map((hotel) => ({
            value: hotel.htlCode as string,
            label: localizeField(translations, hotel, 'htlName'),
          })),
        ]}
        value={wish.everywhere ? everywhere : htlCode}
      />
      <TextField
        label={t('availability.day')}
        max={getLastBookableDay(today)}
        min={today}
        onBlur={() => setTyped(undefined)}
        onChange={({ target: { value, validity } }) => {
          // A partly typed date is empty or out of range; keep it, since a month may be typed before its year.
          setTyped(value);
          if (isValidDate(value) && validity.valid) change({ day: value });
        }}
        type="date"
        value={typed ?? wish.day}
      />
      <Select
        label={t('availability.meal')}
        onChange={(event) => change({ meal: parseMeal(event.target.value) })}
        options={[
          ...meals.map((meal) => ({ value: meal as string, label: t(`common.meal.${meal}`) })),
          { value: anyMeal, label: t('availability.anyMeal') },
        ]}
        value={wish.meal ?? anyMeal}
      />
      <Select
        label={t('common.guests.adult')}
        onChange={(event) => change({ party: { ...party, adults: Number(event.target.value) } })}
        options={listCounts(1, party.adults)}
        value={String(party.adults)}
      />
      <Select
        label={t('common.guests.kid')}
        onChange={(event) => change({ party: { ...party, kids: Number(event.target.value) } })}
        options={listCounts(0, party.kids)}
        value={String(party.kids)}
      />
      {action}
    </div>
  );
}
