import type { CallTypes } from '@dining/contract/endpoint';
import { listMenuAllergens, saveMenuAllergens } from '@dining/contract/staff/menu-allergens';
import { type Allergen, allergens, type Diet, type DietaryInfo, diets } from '@dining/domain/products/allergens';
import { type CommandDefinition, type CommandInput, getTextOption, parseCode, parseId } from './command';
import { formatJson } from './formatters';
import { CommandError } from './send-command';
import { explainVenue } from './venues';

const formatDietaryInfo = ({ allergens: statedAllergens, diets: statedDiets }: DietaryInfo): string =>
  [
    statedAllergens === null ? 'allergens not stated' : statedAllergens.join(', ') || 'no listed allergens',
    ...statedDiets,
  ].join(' · ');

function parseValues<Value extends string>(text: string, knownValues: readonly Value[], description: string): Value[] {
  if (text === 'none') return [];
  return text.split(',').map((each) => {
    const value = knownValues.find((knownValue) => knownValue.toLowerCase() === each.trim().toLowerCase());
    if (value === undefined)
      throw new CommandError(
        `${each.trim() || 'An empty text'} is not a known ${description}. Known are: ${knownValues.join(', ')}`,
      );
    return value;
  });
}

type Menu = CallTypes<typeof listMenuAllergens>['result']['menus'][number];

/** Returns the name and all menus of a venue. @throws CommandError */
async function listMenus(call: CommandInput['call'], dinCode: string) {
  const menus: Menu[] = [];
  let venueName = '';
  let cursor: string | null = null;
  do {
    const page: CallTypes<typeof listMenuAllergens>['result'] = await call(listMenuAllergens, {
      body: { dinCode, after: cursor },
    }).catch(explainVenue(dinCode));
    menus.push(...page.menus);
    venueName = page.venueName;
    cursor = page.next;
  } while (cursor !== null);
  return { venueName, menus };
}

const menuAllergens: CommandDefinition = {
  usage: 'VENUE [MENU] [ALLERGENS] [--diets LIST] [--reason TEXT] [--json]',
  summary: 'lists the allergens of a venue’s menus, or changes those of one menu',
  details: [
    'ALLERGENS is a list separated by commas, "none", or "unknown":',
    `  ${allergens.join(', ')}`,
    `--diets LIST  ${diets.join(', ')}, or "none"; without it they stay unchanged.`,
    'Guests see the change on the next page that they open.',
  ],
  options: { diets: 'string', reason: 'string', json: 'boolean' },
  run: async ({ args: [venue, menu, list], options, call }) => {
    const dinCode = parseCode(venue, 'venue');
    if (menu === undefined) {
      const { venueName, menus } = await listMenus(call, dinCode);
      if (options['json'] === true) return formatJson(menus);
      if (menus.length === 0) return `${venueName} has no menus.`;
      return [
        venueName,
        ...menus.map(
          (venueMenu) => `  ${venueMenu.menuIndex}  ${venueMenu.name}\n      ${formatDietaryInfo(venueMenu)}`,
        ),
      ].join('\n');
    }
    if (list === undefined)
      throw new CommandError('The allergens are missing: a list separated by commas, none, or unknown.');
    const newAllergens: Allergen[] | null = list === 'unknown' ? null : parseValues(list, allergens, 'allergen');
    const dietList = getTextOption(options, 'diets');
    const newDiets: Diet[] | undefined = dietList === undefined ? undefined : parseValues(dietList, diets, 'diet');
    const menuIndex = parseId(menu, 'number of a menu: «menu-allergens VENUE» lists them');
    const { venueName, menus } = await listMenus(call, dinCode);
    const currentMenu = menus.find((each) => each.menuIndex === menuIndex);
    if (currentMenu === undefined)
      throw new CommandError(
        `${dinCode} has no menu ${menuIndex}. «npm run staff -- menu-allergens ${dinCode}» lists them.`,
      );
    const from = { allergens: currentMenu.allergens, diets: currentMenu.diets };
    const to = { allergens: newAllergens, diets: newDiets ?? currentMenu.diets };
    const reason = getTextOption(options, 'reason') ?? '';
    const { changed, menu: newMenu } = await call(saveMenuAllergens, {
      body: { dinCode, menuIndex, from, to, reason },
    });
    const menuName = `${venueName}, ${newMenu.name}`;
    if (!changed) return `${menuName} is unchanged: ${formatDietaryInfo(newMenu)}`;
    return [menuName, `  before: ${formatDietaryInfo(currentMenu)}`, `  now:    ${formatDietaryInfo(newMenu)}`].join(
      '\n',
    );
  },
};

export const menuCommands = { 'menu-allergens': menuAllergens };
