/**
 * Adults and kids of a visit. Kids are 37 months to 12 years old (Spec §9). Checks are in `party-checks.ts`, so that
 * the first page does not load them.
 */
export interface Party {
  readonly adults: number;
  readonly kids: number;
}

export const counterLimits = { min: 0, max: 999 } as const;

/** The party that the first booking step starts with. */
export const firstStepParty: Party = { adults: 1, kids: 0 };

/** Returns the number of adults and kids together. */
export const countPeople = (party: Party): number => party.adults + party.kids;
