import type { Allergen } from '../products/allergens';
import { otherAllergyCode } from '../reservations/payment-form';
import { checkText, type FieldIssue } from './check-fields';
import type { GroupDocument } from './documents';
import { getNextCode, type TextFields, toLocalizedText, toTextFields } from './fields';

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
  /** In the order in which guests see them. */
  readonly allergies: readonly AllergyFields[];
}

export const maxAllergies = 40;

/** The list of the catalogue whose only value is the name of the group. */
const nameList = 'GROUP_NAME';

const noText: TextFields = { ko: '', en: '', cn: '', ja: '' };

export function getGroupFields({ allergies, appProps }: GroupDocument): GroupFields {
  const [name] = appProps.find(({ propName }) => propName === nameList)?.values ?? [];
  return {
    name: name === undefined ? noText : toTextFields(name.description),
    allergies: allergies.map((allergy) => ({ ...allergy, name: toTextFields(allergy.name) })),
  };
}

/** Returns the group with the name and the allergies. Everything else stays. */
export function applyGroupFields({ name, allergies }: GroupFields, group: GroupDocument): GroupDocument {
  const values = [{ value: '', description: toLocalizedText(name) }];
  const codes = allergies.flatMap(({ allergyCode }) => allergyCode ?? []);
  return {
    ...group,
    appProps: [
      ...group.appProps.filter(({ propName }) => propName !== nameList),
      { propName: nameList, values },
    ].toSorted((a, b) => (a.propName < b.propName ? -1 : 1)),
    allergies: allergies.map(({ allergyCode, name: allergyName, allergens }) => {
      const code = allergyCode ?? getNextCode('AG', [...codes, otherAllergyCode], 4);
      codes.push(code);
      return {
        allergyCode: code,
        name: toLocalizedText(allergyName),
        allergens: code === otherAllergyCode ? [] : allergens,
      };
    }),
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
