import { getVisitStart } from '../shared/seoul-calendar';
import { isValidDate, isValidTime, toSeoul } from '../shared/seoul-time';

export type PublicationPlan =
  | { readonly ok: true; readonly publishAt: Date | null }
  | { readonly ok: false; readonly error: 'past' };

/** Decides when a draft is published: now (null), or at a time in Seoul such as `2026-12-01T09:00` in the future. */
export function planPublication(publishAt: string | null, now: Date): PublicationPlan {
  if (publishAt === null) return { ok: true, publishAt: null };
  const [date = '', time = ''] = publishAt.split('T');
  if (!isValidDate(date) || !isValidTime(time)) return { ok: false, error: 'past' };
  const instant = getVisitStart({ date, time });
  return instant > now ? { ok: true, publishAt: instant } : { ok: false, error: 'past' };
}

/** Formats the time of a planned publication in the format that `planPublication` parses. */
export function formatPublicationTime(publishAt: Date): string {
  const { date, time } = toSeoul(publishAt);
  return `${date}T${time}`;
}

/**
 * `open`: staff are editing it. `planned`: it is published at its time. `failed`: it broke a rule at that time, and
 * staff must correct and publish it.
 */
export const draftStates = ['open', 'planned', 'failed'] as const;
export type DraftState = (typeof draftStates)[number];

export function getDraftState({
  publishAt,
  problems,
}: {
  readonly publishAt: Date | null;
  readonly problems: readonly unknown[] | null;
}): DraftState {
  if (problems !== null) return 'failed';
  return publishAt === null ? 'open' : 'planned';
}
