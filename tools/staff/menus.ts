import { listDietaryInfo, setDietaryInfo } from '@dining/contract/staff/products';
import { type Allergen, allergens, type Diet, type DietaryInfo, diets } from '@dining/domain/products/allergens';
import { type CommandDefinition, getTextOption, parseCode, parseId } from './command';
import { formatJson } from './formatters';
import { CommandError } from './send-command';

const formatDietaryInfo = ({ allergens: statedAllergens, diets: statedDiets }: DietaryInfo): string =>
  [
    statedAllergens === null ? 'allergens not stated' : statedAllergens.join(', ') || 'no listed allergens',
    ...statedDiets,
  ].join(' · ');

function parseValues<Value extends string>(typed: string, all: readonly Value[], what: string): Value[] {
  if (typed === 'none') return [];
  return typed.split(',').map((each) => {
    const value = all.find((one) => one.toLowerCase() === each.trim().toLowerCase());
    if (value === undefined)
      throw new CommandError(`${each.trim() || 'An empty text'} is not a known ${what}. Known are: ${all.join(', ')}`);
    return value;
  });
}

const menuAllergens: CommandDefinition = {
  usage: 'VENUE [MENU] [ALLERGENS] [--diets LIST] [--reason TEXT] [--json]',
  summary: 'lists the allergens of a venue’s menus, or changes those of one menu',
  details: [
    'ALLERGENS is a list separated by commas, "none", or "unknown":',
    `  ${allergens.join(', ')}`,
    `--diets LIST  ${diets.join(', ')}, or "none"; without it they stay unchanged.`,
    'Guests see it on the next page that they open.',
  ],
  options: { diets: 'string', reason: 'string', json: 'boolean' },
  run: async ({ args: [venue, menu, list], options, send }) => {
    const dinCode = parseCode(venue, 'venue');
    if (menu === undefined) {
      const { venueName, menus } = await send(listDietaryInfo, { dinCode });
      if (options['json'] === true) return formatJson(menus);
      if (menus.length === 0) return `${venueName} has no menus.`;
      return [
        venueName,
        ...menus.map((one) => `  ${one.menuIndex}  ${one.name}\n      ${formatDietaryInfo(one)}`),
      ].join('\n');
    }
    if (list === undefined)
      throw new CommandError('The allergens are missing: a list separated by commas, none, or unknown.');
    const newAllergens: Allergen[] | null = list === 'unknown' ? null : parseValues(list, allergens, 'allergen');
    const typed = getTextOption(options, 'diets');
    const newDiets: Diet[] | undefined = typed === undefined ? undefined : parseValues(typed, diets, 'diet');
    const changed = await send(setDietaryInfo, {
      dinCode,
      menuIndex: parseId(menu, 'number of a menu: «menu-allergens VENUE» lists them'),
      allergens: newAllergens,
      reason: getTextOption(options, 'reason') ?? '',
      ...(newDiets === undefined ? {} : { diets: newDiets }),
    });
    const what = `${changed.venueName}, ${changed.menu.name}`;
    if (changed.again) return `${what} is unchanged: ${formatDietaryInfo(changed.menu)}`;
    return [
      what,
      `  before: ${formatDietaryInfo(changed.before)}`,
      `  now:    ${formatDietaryInfo(changed.menu)}`,
    ].join('\n');
  },
};

export const menuCommands = { 'menu-allergens': menuAllergens };
