import type { Allergen } from '../products/allergens';
import { otherAllergyCode } from '../reservations/payment-form';
import { checkText, type FieldIssue } from './check-fields';
import type { GroupDocument } from './documents';
import { type TextFields, toLocalizedText, toTextFields } from './fields';

/** What staff enter about an allergy that guests can select on the payment page. */
export interface AllergyFields {
  /** Null for a new one. */
  readonly allergyCode: string | null;
  readonly name: TextFields;
  /** The allergens that it covers; none for the allergy that guests describe themselves. */
  readonly allergens: readonly Allergen[];
}

/** What staff enter about the hotel group. */
export interface GroupFields {
  /** The sender of account mails and codes. */
  readonly name: TextFields;
  /** In the order in which guests see them, with the one that guests describe themselves. */
  readonly allergies: readonly AllergyFields[];
}

/** Maximum allergies of the list: as many as a guest can select. */
export const maxAllergies = 30;

/** The list of the catalogue whose only value is the name of the group. */
const nameList = 'GROUP_NAME';

const noText: TextFields = { ko: '', en: '', cn: '', ja: '' };

/** Returns the fields of a group. Adds an allergy that guests describe themselves, without a name, if there is none. */
export function getGroupFields({ allergies, appProps }: GroupDocument): GroupFields {
  const [name] = appProps.find(({ propName }) => propName === nameList)?.values ?? [];
  const hasOther = allergies.some(({ allergyCode }) => allergyCode === otherAllergyCode);
  return {
    name: name === undefined ? noText : toTextFields(name.description),
    allergies: [
      ...allergies.map((allergy) => ({ ...allergy, name: toTextFields(allergy.name) })),
      ...(hasOther ? [] : [{ allergyCode: otherAllergyCode, name: noText, allergens: [] }]),
    ],
  };
}

/**
 * Returns the group with the name and the allergies. Everything else stays. `createCode` creates the code of a new
 * allergy, which no allergy has or ever had: reservations and open pages refer to it.
 */
export function applyGroupFields(
  { name, allergies }: GroupFields,
  group: GroupDocument,
  createCode: () => string,
): GroupDocument {
  const nameValues = { propName: nameList, values: [{ value: '', description: toLocalizedText(name) }] };
  return {
    ...group,
    appProps: [...group.appProps.filter(({ propName }) => propName !== nameList), nameValues].toSorted((a, b) =>
      a.propName < b.propName ? -1 : 1,
    ),
    allergies: allergies.map(({ allergyCode, name: allergyName, allergens }) => ({
      allergyCode: allergyCode ?? createCode(),
      name: toLocalizedText(allergyName),
      allergens: allergyCode === otherAllergyCode ? [] : allergens,
    })),
  };
}

/** Checks that all texts have all languages, and that each allergy covers an allergen or is described by guests. */
export const checkGroupFields = ({ name, allergies }: GroupFields): FieldIssue[] => [
  ...checkText(name, 'name'),
  ...allergies.flatMap(({ allergyCode, name: allergyName, allergens }, index): FieldIssue[] => [
    ...checkText(allergyName, `allergies.${index}.name`),
    ...(allergens.length === 0 && allergyCode !== otherAllergyCode
      ? [{ path: `allergies.${index}.allergens`, code: 'field_missing' as const }]
      : []),
  ]),
];

/**
 * Checks the codes of a changed group: those of the stored one, each at most once, and always the allergy that guests
 * describe themselves, because products ask for allergies.
 */
export function checkAllergyCodes({ allergies }: GroupFields, stored: GroupDocument): FieldIssue[] {
  const knownCodes = [otherAllergyCode, ...stored.allergies.map(({ allergyCode }) => allergyCode)];
  const codes = allergies.flatMap(({ allergyCode }) => allergyCode ?? []);
  const isValid =
    codes.every((code) => knownCodes.includes(code)) &&
    new Set(codes).size === codes.length &&
    codes.includes(otherAllergyCode);
  return isValid ? [] : [{ path: 'allergies', code: 'unexpected' }];
}
