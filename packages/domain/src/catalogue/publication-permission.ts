import { type Capability, type Grant, getPermission, type Scope } from '../staff/permissions';
import type { DocumentIdentity } from './convert-contents';
import type { ContentByKind, VersionedKind } from './document-contents';
import { getKindCapability } from './kind-capabilities';

/** A publication: the content that guests see before it, null if the document is new, and afterwards. */
export interface Publication<Kind extends VersionedKind = VersionedKind> {
  readonly kind: Kind;
  readonly before: ContentByKind[Kind] | null;
  readonly content: ContentByKind[Kind];
}

const turnFields = ['tableTurnMinutes', 'roomTurnMinutes'] as const;
type TurnField = (typeof turnFields)[number];

/** Lists the fields of a venue that change how long tables and rooms are occupied. A new venue has no stays yet. */
export function listChangedTurnFields({ before, content }: Pick<Publication, 'before' | 'content'>): TurnField[] {
  if (before === null || !('tableTurnMinutes' in before) || !('tableTurnMinutes' in content)) return [];
  return turnFields.filter((field) => before[field] !== content[field]);
}

/** Lists the capabilities, each with full access, that a publication needs. */
export const listPublicationCapabilities = (publication: Publication): readonly Capability[] => [
  getKindCapability(publication.kind),
  ...(listChangedTurnFields(publication).length > 0 ? (['calendar'] as const) : []),
];

/** The hotel or venue to which a document belongs. */
export type DocumentPlace = Pick<DocumentIdentity, 'htlCode' | 'dinCode'>;

const toScope = ({ htlCode, dinCode }: DocumentPlace): Scope =>
  dinCode === null ? { type: 'hotel', htlCode } : { type: 'venue', htlCode, dinCode };

/** Returns true if these grants permit a publication in all of the places. */
export const canPublish = (
  grants: readonly Grant[],
  publication: Publication,
  places: readonly DocumentPlace[],
  now: Date,
): boolean =>
  listPublicationCapabilities(publication).every((capability) =>
    places.every((place) => {
      const permission = getPermission(grants, capability, toScope(place), now);
      return permission.allowed && permission.access === 'full';
    }),
  );
