import { listMenuMarks, setMenuMarks } from '@dining/contract/staff/products';
import { type Allergen, allergens, type Diet, diets, type MenuMarks } from '@dining/domain/products/allergens';
import { Stopped } from './ask';
import { type CommandLine, getTextOption, parseCode, parseId } from './command';
import { formatJson } from './words';

const marksText = ({ allergens: held, diets: goneBy }: MenuMarks): string =>
  [held === null ? 'allergens not stated' : held.join(', ') || 'none of the allergens', ...goneBy].join(' · ');

/** Words parted by commas, each of those that there are. @throws Stopped */
function marksOf<Mark extends string>(typed: string, all: readonly Mark[], what: string): Mark[] {
  if (typed === 'none') return [];
  return typed.split(',').map((each) => {
    const mark = all.find((one) => one.toLowerCase() === each.trim().toLowerCase());
    if (mark === undefined) throw new Stopped(`${each.trim() || 'Nothing'} is no ${what}. There are: ${all.join(', ')}`);
    return mark;
  });
}

const menuAllergens: CommandLine = {
  usage: 'VENUE [MENU] [ALLERGENS] [--diets LIST] [--reason TEXT] [--json]',
  about: 'lists what a venue’s menus tell of allergens, or says it anew of one menu',
  more: [
    'ALLERGENS is a list parted by commas, "none" where it holds none of them, "unknown" where nobody knows:',
    `  ${allergens.join(', ')}`,
    `--diets LIST  ${diets.join(', ')}, or "none"; left out they stay as they are.`,
    'Guests read it from the next page they open.',
  ],
  options: { diets: 'string', reason: 'string', json: 'boolean' },
  run: async ({ args: [venue, menu, list], options, ask }) => {
    const dinCode = parseCode(venue, 'venue');
    if (menu === undefined) {
      const { venueName, menus } = await ask(listMenuMarks, { dinCode });
      if (options['json'] === true) return formatJson(menus);
      if (menus.length === 0) return `${venueName} has no menus.`;
      return [venueName, ...menus.map((one) => `  ${one.menuIndex}  ${one.name}\n      ${marksText(one)}`)].join('\n');
    }
    if (list === undefined) throw new Stopped('Say what is in it: a list parted by commas, none, or unknown.');
    const held: Allergen[] | null = list === 'unknown' ? null : marksOf(list, allergens, 'allergen');
    const typed = getTextOption(options, 'diets');
    const goneBy: Diet[] | undefined = typed === undefined ? undefined : marksOf(typed, diets, 'diet');
    const told = await ask(setMenuMarks, {
      dinCode,
      menuIndex: parseId(menu, 'number of a menu: «menu-allergens VENUE» lists them'),
      allergens: held,
      reason: getTextOption(options, 'reason') ?? '',
      ...(goneBy === undefined ? {} : { diets: goneBy }),
    });
    const what = `${told.venueName}, ${told.menu.name}`;
    if (told.again) return `${what} told the same before: ${marksText(told.menu)}`;
    return [what, `  before: ${marksText(told.before)}`, `  now:    ${marksText(told.menu)}`].join('\n');
  },
};

export const menuCommands = { 'menu-allergens': menuAllergens };
