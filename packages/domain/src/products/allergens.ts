import type { LocalizedText } from '../shared/localized-text';

/** Allergens that Korean food labelling law requires to be stated (facts on integrations §11). */
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

/**
 * All allergens of menus. The law names one fish, two crustaceans and some nuts; guests also need to know about all
 * others.
 */
export const allergens = [...statutoryAllergens, 'fish', 'crustacean', 'nuts'] as const;
export type Allergen = (typeof allergens)[number];

/** Other dietary properties of a menu. */
export const diets = ['vegetarian', 'alcohol'] as const;
export type Diet = (typeof diets)[number];

/** Allergens and diets of a menu. */
export interface DietaryInfo {
  /** Null if the venue has not stated them, which does not mean none. */
  readonly allergens: readonly Allergen[] | null;
  readonly diets: readonly Diet[];
}

/** One plate of a menu. */
export interface Plate {
  readonly name: LocalizedText;
  /** Null if the venue has not stated them. */
  readonly allergens: readonly Allergen[] | null;
}

/**
 * Returns the plates of a menu after its allergens have changed to `menuAllergens`. If the allergens of the plates do
 * not add up to those of the menu, the allergens of all plates become unknown.
 */
export function matchPlateAllergens(
  plates: readonly Plate[],
  menuAllergens: DietaryInfo['allergens'],
): readonly Plate[] {
  const statedAllergens = new Set(menuAllergens);
  const plateAllergens = new Set(plates.flatMap((plate) => plate.allergens ?? []));
  if (
    menuAllergens !== null &&
    plateAllergens.size === statedAllergens.size &&
    [...plateAllergens].every((allergen) => statedAllergens.has(allergen))
  )
    return plates;
  return plates.map(({ name }) => ({ name, allergens: null }));
}

/** An allergy that guests can select on the payment page, and the allergens that it covers. */
export interface AllergyAllergens {
  readonly allergyCode: string;
  readonly allergens: readonly Allergen[];
}

const hasSameElements = (first: readonly string[], second: readonly string[]): boolean =>
  first.every((element) => second.includes(element)) && second.every((element) => first.includes(element));

/** Returns true if both state the same allergens and diets, in any order. */
export function hasSameDietaryInfo(first: DietaryInfo, second: DietaryInfo): boolean {
  if (!hasSameElements(first.diets, second.diets)) return false;
  if (first.allergens === null || second.allergens === null) return first.allergens === second.allergens;
  return hasSameElements(first.allergens, second.allergens);
}

/** Lists the codes of the allergies that cover an allergen which a menu states now but did not state before. */
export const listAllergiesToAddedAllergens = (
  allergies: readonly AllergyAllergens[],
  previousAllergens: DietaryInfo['allergens'],
  currentAllergens: DietaryInfo['allergens'],
): readonly string[] =>
  allergies
    .filter((allergy) =>
      allergy.allergens.some(
        (allergen) => currentAllergens?.includes(allergen) === true && previousAllergens?.includes(allergen) !== true,
      ),
    )
    .map(({ allergyCode }) => allergyCode);

/** Menus of an order that contain, or may contain, one of the guest's allergens. */
export interface AllergyConflicts<M> {
  readonly conflicts: readonly { readonly menu: M; readonly allergens: readonly Allergen[] }[];
  /** Menus without stated allergens. */
  readonly unstated: readonly M[];
}

/** Compares menus with the selected allergies. Allergies in free text are not compared; only the kitchen reads them. */
export function findAllergyConflicts<M extends Pick<DietaryInfo, 'allergens'>>(
  menus: readonly M[],
  allergies: readonly AllergyAllergens[],
  selectedCodes: readonly string[],
): AllergyConflicts<M> {
  const avoidedAllergens = new Set(
    allergies.filter(({ allergyCode }) => selectedCodes.includes(allergyCode)).flatMap((allergy) => allergy.allergens),
  );
  if (avoidedAllergens.size === 0) return { conflicts: [], unstated: [] };
  const conflicts = menus
    .map((menu) => ({ menu, allergens: (menu.allergens ?? []).filter((allergen) => avoidedAllergens.has(allergen)) }))
    .filter((conflict) => conflict.allergens.length > 0);
  return { conflicts, unstated: menus.filter((menu) => menu.allergens === null) };
}
