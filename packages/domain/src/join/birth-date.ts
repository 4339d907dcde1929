import { type CheckResult, err, ok } from '../shared/result';
import { isValidDate, type SeoulDate } from '../shared/seoul-time';

/** Below this age a guardian would have to agree, and nobody joins by himself (facts on integrations §7.4). */
export const minAge = 14;
const maxAge = 120;

/** Years of life on a day: one more on each birthday, and for the 29th of February on the 1st of March of other years. */
export function calculateAge(birthday: SeoulDate, day: SeoulDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Whether somebody born on this day, written `YYYY-MM-DD`, may join today. */
export function checkBirthDate(text: string, today: SeoulDate): CheckResult<'birth_date_invalid' | 'under_fourteen'> {
  if (!isValidDate(text) || text > today || calculateAge(text, today) > maxAge) return err('birth_date_invalid');
  return calculateAge(text, today) < minAge ? err('under_fourteen') : ok;
}
