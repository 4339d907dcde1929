import type { Meal, MealRow } from '@dining/domain/inventory/stock';
import { useTranslations } from '../../lib/i18n';

type WeekdayFlags = [boolean, boolean, boolean, boolean, boolean];
export type MealDraft = Omit<MealRow, 'weekdayFlags'> & { readonly weekdayFlags: WeekdayFlags };

const meals: readonly Meal[] = ['M', 'L', 'D'];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

const isServedOn = ({ open, onWeekdays, weekdayFlags }: MealDraft, index: number): boolean =>
  open && onWeekdays && weekdayFlags[index] === true;

const createMeal = (meal: Meal): MealDraft => ({
  meal,
  open: false,
  weekdayFlags: [false, false, false, false, false],
  onWeekdays: false,
  onHolidays: false,
});

/** Returns the meals of a venue in the order of the day, with those that it has never served. */
export const createMealDrafts = (rows: readonly MealRow[]): readonly MealDraft[] =>
  meals.map((meal) => {
    const row = rows.find((each) => each.meal === meal);
    return row === undefined ? createMeal(meal) : { ...row, weekdayFlags: [...row.weekdayFlags] };
  });

/** Sets whether a meal is served on a weekday (0 Monday to 4 Friday) or, with null, at weekends and on holidays. */
function setServed(row: MealDraft, index: number | null, isServed: boolean): MealDraft {
  const weekdayFlags = weekdays.map((_, each) => (each === index ? isServed : isServedOn(row, each))) as WeekdayFlags;
  const onHolidays = index === null ? isServed : row.open && row.onHolidays;
  const onWeekdays = weekdayFlags.includes(true);
  return { ...row, weekdayFlags, onWeekdays, onHolidays, open: onWeekdays || onHolidays };
}

interface MealsEditorProps {
  readonly rows: readonly MealDraft[];
  readonly onChange: (rows: readonly MealDraft[]) => void;
}

/** Shows inputs for the days on which a venue serves each meal. */
export function MealsEditor({ rows, onChange }: MealsEditorProps) {
  const { t } = useTranslations();
  const change = (meal: Meal, index: number | null, isServed: boolean) =>
    onChange(rows.map((row) => (row.meal === meal ? setServed(row, index, isServed) : row)));
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium">{t('staffStock.meals.label')}</legend>
      <table className="w-fit text-left">
        <thead className="text-ink-soft text-xs">
          <tr>
            <td />
            {weekdays.map((weekday) => (
              <th className="px-3 py-1 font-medium" key={weekday} scope="col">
                {t(`staffStock.meals.${weekday}`)}
              </th>
            ))}
            <th className="px-3 py-1 font-medium" scope="col">
              {t('staffStock.meals.weekend')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.meal}>
              <th className="py-1 pr-4 font-normal" scope="row">
                {t(`common.meal.${row.meal}`)}
              </th>
              {[...weekdays.keys(), null].map((index) => {
                const day = index === null ? 'weekend' : (weekdays[index] ?? 'weekend');
                return (
                  <td className="px-3 text-center" key={day}>
                    <input
                      aria-label={t('staffStock.meals.served', {
                        meal: t(`common.meal.${row.meal}`),
                        day: t(`staffStock.meals.${day}`),
                      })}
                      checked={index === null ? row.open && row.onHolidays : isServedOn(row, index)}
                      className="size-6 accent-brass-fill"
                      onChange={({ target }) => change(row.meal, index, target.checked)}
                      type="checkbox"
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
