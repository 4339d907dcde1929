import { type CheckResult, err, ok } from '../shared/result';
import { isValidDate, type SeoulDate } from '../shared/seoul-time';

/** Younger people would need a guardian's consent, so they cannot join (facts on integrations §7.4). */
export const minAge = 14;
const maxAge = 120;

/** Calculates the age on a day. A person born on 29 February becomes a year older on 1 March in other years. */
export function calculateAge(birthday: SeoulDate, day: SeoulDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Checks that a person born on this day, `YYYY-MM-DD`, can join today. */
export function checkBirthDate(text: string, today: SeoulDate): CheckResult<'birth_date_invalid' | 'under_fourteen'> {
  if (!isValidDate(text) || text > today || calculateAge(text, today) > maxAge) return err('birth_date_invalid');
  return calculateAge(text, today) < minAge ? err('under_fourteen') : ok;
}
