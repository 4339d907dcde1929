import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Hotel } from '../../entities/hotels/staff-hotels';

interface Named {
  /** Name of the hotel or venue; empty for a new one, and for the group. */
  readonly name: string;
}

/** A form of the set-up. A code is null for a new object. */
export type SetupStep = Named &
  (
    | { readonly type: 'group' }
    | { readonly type: 'hotel'; readonly htlCode: HtlCode | null }
    | { readonly type: 'venue'; readonly htlCode: HtlCode; readonly dinCode: DinCode | null }
    | { readonly type: 'terms'; readonly htlCode: HtlCode }
    | { readonly type: 'policy'; readonly dinCode: DinCode }
    | { readonly type: 'products'; readonly dinCode: DinCode }
  );
export type StepByType<Type extends SetupStep['type']> = Extract<SetupStep, { readonly type: Type }>;

/** Formats a step as the query parameter `item`. */
export function formatStep(step: SetupStep): string {
  if (step.type === 'group') return 'group';
  if (step.type === 'hotel') return `hotel:${step.htlCode ?? 'new'}`;
  if (step.type === 'terms') return `terms:${step.htlCode}`;
  if (step.type === 'venue') return step.dinCode === null ? `venue:new:${step.htlCode}` : `venue:${step.dinCode}`;
  return `${step.type}:${step.dinCode}`;
}

/** Finds the step of a query parameter. Returns undefined for the checklist, and for unknown hotels and venues. */
export function findStep(item: string | undefined, hotels: readonly Hotel[]): SetupStep | undefined {
  const [type, code, hotelCode] = (item ?? '').split(':');
  const hotel = hotels.find(({ htlCode }) => htlCode === (type === 'venue' ? hotelCode : code));
  const venues = hotels.flatMap(({ htlCode, venues: all }) => all.map((venue) => ({ ...venue, htlCode })));
  const venue = venues.find(({ dinCode }) => dinCode === code);
  if (type === 'group') return { type, name: '' };
  if (type === 'hotel' && code === 'new') return { type, htlCode: null, name: '' };
  if (type === 'venue' && code === 'new' && hotel !== undefined)
    return { type, htlCode: hotel.htlCode, dinCode: null, name: hotel.name };
  if ((type === 'hotel' || type === 'terms') && hotel !== undefined)
    return { type, htlCode: hotel.htlCode, name: hotel.name };
  if (venue === undefined) return undefined;
  const { htlCode, dinCode, name } = venue;
  if (type === 'venue') return { type, htlCode, dinCode, name };
  return type === 'policy' || type === 'products' ? { type, dinCode, name } : undefined;
}
