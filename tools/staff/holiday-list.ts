import { namedHolidaySchema } from '@dining/contract/staff/availability';
import { CommandError } from './send-command';

export function parseHolidayList(text: string): { day: string; name: string }[] {
  const days = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const comma = line.indexOf(',');
      const parseResult = namedHolidaySchema.safeParse({
        day: line.slice(0, comma).trim(),
        name: line.slice(comma + 1),
      });
      if (!parseResult.success)
        throw new CommandError(`Line ${index + 1}: ${line} is not a day with a name: write 2028-01-01,신정.`);
      return [parseResult.data];
    });
  if (days.length === 0) throw new CommandError('The file contains no day.');
  return days;
}
