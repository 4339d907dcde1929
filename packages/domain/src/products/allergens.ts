/** What Korean food labelling names (facts on integrations §11). */
export const statutoryAllergens = [
  'egg',
  'milk',
  'buckwheat',
  'peanut',
  'soybean',
  'wheat',
  'mackerel',
  'crab',
  'shrimp',
  'pork',
  'peach',
  'tomato',
  'sulphites',
  'walnut',
  'chicken',
  'beef',
  'squid',
  'shellfish',
  'pineNut',
] as const;

/** All that a menu tells of: the law names one fish, two crustaceans and some nuts; whoever cannot eat the others has to know of them too. */
export const allergens = [...statutoryAllergens, 'fish', 'crustacean', 'nuts'] as const;
export type Allergen = (typeof allergens)[number];

/** What else a guest may go by. */
export const diets = ['vegetarian', 'alcohol'] as const;
export type Diet = (typeof diets)[number];

/** What is in a menu. */
export interface DietaryInfo {
  /** Null where the venue has not said: nobody knows, which is not the same as none. */
  readonly allergens: readonly Allergen[] | null;
  readonly diets: readonly Diet[];
}

/** What a guest may tick on the payment page, and what of the above he then cannot eat. */
export interface AllergyGroup {
  readonly allergyCode: string;
  readonly allergens: readonly Allergen[];
}

/** What the menus of an order hold of what somebody cannot eat. */
export interface AllergyConflicts<M> {
  readonly held: readonly { readonly menu: M; readonly allergens: readonly Allergen[] }[];
  /** Menus of which nobody knows. */
  readonly untold: readonly M[];
}

/** Compares menus with the groups that were ticked. Whatever is named in words alone is compared by nobody but the kitchen. */
export function findAllergyConflicts<M extends Pick<DietaryInfo, 'allergens'>>(
  menus: readonly M[],
  groups: readonly AllergyGroup[],
  ticked: readonly string[],
): AllergyConflicts<M> {
  const avoided = new Set(groups.filter(({ allergyCode }) => ticked.includes(allergyCode)).flatMap((group) => group.allergens));
  if (avoided.size === 0) return { held: [], untold: [] };
  const held = menus
    .map((menu) => ({ menu, allergens: (menu.allergens ?? []).filter((allergen) => avoided.has(allergen)) }))
    .filter((one) => one.allergens.length > 0);
  return { held, untold: menus.filter((menu) => menu.allergens === null) };
}
