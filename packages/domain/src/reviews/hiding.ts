/** Reasons for which staff hide a review: the rules that guests agree to when they write one. */
export const hidingReasons = ['personal_data', 'insult', 'advertising', 'unrelated', 'false_facts', 'illegal'] as const;
export type HidingReason = (typeof hidingReasons)[number];

/**
 * Transitions of a hidden review. Every update requires the state from which it changes.
 * - hidden: by staff; its author was notified and may appeal once.
 * - appealed: the author has appealed; a staff member other than the one who hid it decides.
 * - upheld: the appeal was rejected; the review stays hidden.
 * - restored: visible again; it cannot be hidden again.
 */
export const hidingTransitions = {
  hidden: ['appealed', 'restored'],
  appealed: ['upheld', 'restored'],
  upheld: [],
  restored: [],
} as const;

export type HidingState = keyof typeof hidingTransitions;

export const hidingStates = Object.keys(hidingTransitions) as readonly HidingState[];

/** Maximum characters of the note on hiding, the author's appeal and the note on the decision. */
export const hidingLimits = { note: 500, appeal: 1_000, decision: 500 } as const;

export type AppealDecisionError = 'own_decision' | 'no_appeal';

/** Checks that a staff member may decide an appeal: the one who hid the review may not. */
export function checkAppealDecision(
  { state, hiddenBy }: { readonly state: HidingState; readonly hiddenBy: string },
  staffId: string,
): { readonly ok: true } | { readonly ok: false; readonly error: AppealDecisionError } {
  if (state !== 'appealed') return { ok: false, error: 'no_appeal' };
  return hiddenBy === staffId ? { ok: false, error: 'own_decision' } : { ok: true };
}
