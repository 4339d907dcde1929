import type { Capability } from '../staff/permissions';
import type { DocumentKind } from './issues';

const otherCapabilities: Readonly<Partial<Record<DocumentKind, Capability>>> = {
  hotel: 'system',
  promotion: 'promotion',
  terms: 'terms',
  policy: 'policy',
};

/** Returns the capability that is needed to change documents of a kind. */
export const getKindCapability = (kind: DocumentKind): Capability => otherCapabilities[kind] ?? 'catalogue';
