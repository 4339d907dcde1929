import type { Slot } from '@dining/domain/availability/slots';
import type { Meal } from '@dining/domain/inventory/stock';
import type { ReservationType } from '@dining/domain/products/product';
import type { SeoulTime } from '@dining/domain/shared/seoul-time';
import { OptionTiles } from '@dining/ui/option-tiles';
import { useTranslations } from '../../../lib/i18n';
import { createSlotNote } from './slot-note';

interface TimeTilesProps {
  slots: readonly Slot[];
  type: ReservationType;
  value: SeoulTime | null;
  onChange: (time: SeoulTime) => void;
  error?: string | undefined;
}

const meals: readonly Meal[] = ['M', 'L', 'D'];

export function TimeTiles({ slots, type, value, onChange, error }: TimeTilesProps) {
  const translations = useTranslations();
  const { t } = translations;
  const timesByMeal = meals.map((meal) => ({ meal, times: slots.filter((slot) => slot.meal === meal) }));
  const servedMeals = timesByMeal.filter(({ times }) => times.length > 0);
  return (
    <div className="grid gap-6 outline-none" id="times" tabIndex={-1}>
      {servedMeals.map(({ meal, times }, index) => (
        <OptionTiles
          error={index === 0 ? error : undefined}
          key={meal}
          label={t(`common.meal.${meal}`)}
          onChange={onChange}
          options={times.map((slot) => ({
            value: slot.time,
            label: slot.time,
            disabled: slot.state !== 'open',
            ...createSlotNote(translations, slot, type),
          }))}
          value={value ?? undefined}
        />
      ))}
    </div>
  );
}
