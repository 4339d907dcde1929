import { listDietaryInfo, setDietaryInfo } from '@dining/contract/staff/products';
import { type Allergen, allergens, type Diet, type DietaryInfo, diets } from '@dining/domain/products/allergens';
import { CommandError } from './ask';
import { type CommandLine, getTextOption, parseCode, parseId } from './command';
import { formatJson } from './formatters';

const formatMarks = ({ allergens: held, diets: goneBy }: DietaryInfo): string =>
  [held === null ? 'allergens not stated' : held.join(', ') || 'no listed allergens', ...goneBy].join(' · ');

function parseMarks<Mark extends string>(typed: string, all: readonly Mark[], what: string): Mark[] {
  if (typed === 'none') return [];
  return typed.split(',').map((each) => {
    const mark = all.find((one) => one.toLowerCase() === each.trim().toLowerCase());
    if (mark === undefined)
      throw new CommandError(`${each.trim() || 'An empty text'} is not a known ${what}. Known are: ${all.join(', ')}`);
    return mark;
  });
}

const menuAllergens: CommandLine = {
  usage: 'VENUE [MENU] [ALLERGENS] [--diets LIST] [--reason TEXT] [--json]',
  about: 'lists the allergens of a venue’s menus, or changes those of one menu',
  more: [
    'ALLERGENS is a list separated by commas, "none", or "unknown":',
    `  ${allergens.join(', ')}`,
    `--diets LIST  ${diets.join(', ')}, or "none"; without it they stay unchanged.`,
    'Guests see it on the next page that they open.',
  ],
  options: { diets: 'string', reason: 'string', json: 'boolean' },
  run: async ({ args: [venue, menu, list], options, ask }) => {
    const dinCode = parseCode(venue, 'venue');
    if (menu === undefined) {
      const { venueName, menus } = await ask(listDietaryInfo, { dinCode });
      if (options['json'] === true) return formatJson(menus);
      if (menus.length === 0) return `${venueName} has no menus.`;
      return [venueName, ...menus.map((one) => `  ${one.menuIndex}  ${one.name}\n      ${formatMarks(one)}`)].join(
        '\n',
      );
    }
    if (list === undefined)
      throw new CommandError('The allergens are missing: a list separated by commas, none, or unknown.');
    const marks: Allergen[] | null = list === 'unknown' ? null : parseMarks(list, allergens, 'allergen');
    const typed = getTextOption(options, 'diets');
    const goneBy: Diet[] | undefined = typed === undefined ? undefined : parseMarks(typed, diets, 'diet');
    const changed = await ask(setDietaryInfo, {
      dinCode,
      menuIndex: parseId(menu, 'number of a menu: «menu-allergens VENUE» lists them'),
      allergens: marks,
      reason: getTextOption(options, 'reason') ?? '',
      ...(goneBy === undefined ? {} : { diets: goneBy }),
    });
    const what = `${changed.venueName}, ${changed.menu.name}`;
    if (changed.again) return `${what} is unchanged: ${formatMarks(changed.menu)}`;
    return [what, `  before: ${formatMarks(changed.before)}`, `  now:    ${formatMarks(changed.menu)}`].join('\n');
  },
};

export const menuCommands = { 'menu-allergens': menuAllergens };
