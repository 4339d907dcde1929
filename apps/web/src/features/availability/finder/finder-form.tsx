import { getLastBookableDay } from '@dining/domain/availability/horizon';
import type { Meal } from '@dining/domain/inventory/stock';
import { onlinePartyLimit } from '@dining/domain/products/party-checks';
import { type FinderQuery, parseMeal } from '@dining/domain/search/finder-query';
import { cuisines, parseCuisine, venueFeatures } from '@dining/domain/search/venue-filter';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { Calendar } from '@dining/ui/calendar';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { OptionTiles } from '@dining/ui/option-tiles';
import { Stepper } from '@dining/ui/stepper';
import { useState } from 'react';
import { useHotels } from '../../../entities/app/app-data';
import { useHolidayNames } from '../../../entities/app/holiday-names';
import { useToday } from '../../../lib/clock';
import { formatFullDay } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { DayTiles } from '../days/day-tiles';

interface FinderFormProps {
  finderQuery: FinderQuery;
  /** The current hotel; ignored if the search covers all hotels. */
  htlCode: HtlCode;
  onChange: (finderQuery: FinderQuery, htlCode: HtlCode) => void;
}

const meals: readonly Meal[] = ['M', 'L', 'D'];
const allHotels = 'all';
const anyMeal = 'any';
const anyCuisine = 'any';

/**
 * Lets the guest choose date, meal, party, hotel and filters. The steppers allow a party above the online limit, so
 * that the guest sees the message about it.
 */
export function FinderForm({ finderQuery, htlCode, onChange }: FinderFormProps) {
  const translations = useTranslations();
  const { locale, t } = translations;
  const hotels = useHotels();
  const today = useToday();
  const holidays = useHolidayNames();
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const change = (changes: Partial<FinderQuery>) => onChange({ ...finderQuery, ...changes }, htlCode);
  const { party } = finderQuery;
  const formatDayLabel = (day: SeoulDate) =>
    [formatFullDay(translations, day), holidays.get(day)].filter((part) => part !== undefined).join(', ');
  const chooseHotel = (code: string) => {
    const hotel = hotels.find((candidate) => candidate.htlCode === code);
    onChange({ ...finderQuery, isForAllHotels: hotel === undefined }, hotel?.htlCode ?? htlCode);
  };
  return (
    <div className="grid gap-7">
      <div className="grid gap-4">
        <DayTiles
          isCalendarOpen={isCalendarOpen}
          onToggleCalendar={() => setIsCalendarOpen(!isCalendarOpen)}
          onChange={(day) => {
            setIsCalendarOpen(false);
            change({ day });
          }}
          value={finderQuery.day}
        />
        {isCalendarOpen && (
          <Calendar
            formatDay={formatDayLabel}
            label={t('availability.day')}
            labels={{
              previous: t('reservation.date.previousMonth'),
              next: t('reservation.date.nextMonth'),
              today: t('reservation.date.today'),
              chosen: t('reservation.date.chosen'),
            }}
            locale={locale}
            max={getLastBookableDay(today)}
            min={today}
            onChange={(day) => change({ day })}
            today={today}
            value={finderQuery.day}
          />
        )}
      </div>
      <OptionTiles
        label={t('availability.meal')}
        variant="chips"
        onChange={(meal) => change({ meal: parseMeal(meal) })}
        options={[
          ...meals.map((meal) => ({ value: meal as string, label: t(`common.meal.${meal}`) })),
          { value: anyMeal, label: t('availability.anyMeal') },
        ]}
        value={finderQuery.meal ?? anyMeal}
      />
      <div className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        <Stepper
          label={t('common.guests.adult')}
          max={onlinePartyLimit + 1}
          min={1}
          onChange={(adults) => change({ party: { ...party, adults } })}
          value={party.adults}
        />
        <Stepper
          label={t('common.guests.kid')}
          max={onlinePartyLimit}
          note={t('common.guests.kidAge')}
          onChange={(kids) => change({ party: { ...party, kids } })}
          value={party.kids}
        />
      </div>
      <OptionTiles
        label={t('availability.hotel')}
        variant="chips"
        onChange={chooseHotel}
        options={[
          ...hotels.map((hotel) => ({
            value: hotel.htlCode as string,
            label: localizeField(translations, hotel, 'htlName'),
          })),
          { value: allHotels, label: t('availability.everyHotel') },
        ]}
        value={finderQuery.isForAllHotels ? allHotels : htlCode}
      />
      <OptionTiles
        label={t('availability.cuisine')}
        variant="chips"
        onChange={(cuisine) => change({ cuisine: parseCuisine(cuisine) })}
        options={[
          { value: anyCuisine, label: t('availability.anyCuisine') },
          ...cuisines.map((cuisine) => ({ value: cuisine as string, label: t(`availability.cuisines.${cuisine}`) })),
        ]}
        value={finderQuery.cuisine ?? anyCuisine}
      />
      <FieldGroup label={t('availability.filters')}>
        <div className="grid sm:grid-cols-3">
          {venueFeatures.map((feature) => (
            <Checkbox
              checked={finderQuery.features.includes(feature)}
              key={feature}
              onChange={({ target }) =>
                change({
                  features: venueFeatures.filter((candidate) =>
                    candidate === feature ? target.checked : finderQuery.features.includes(candidate),
                  ),
                })
              }
            >
              {t(`availability.features.${feature}`)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
