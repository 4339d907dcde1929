import { expect, it } from 'vitest';
import type { Capability } from '../staff/permissions';
import type { DocumentKind } from './issues';
import { getKindCapability } from './kind-capabilities';

it.each(
  Object.entries({
    group: 'catalogue',
    hotel: 'system',
    venue: 'catalogue',
    menu: 'catalogue',
    product: 'catalogue',
    promotion: 'promotion',
    terms: 'terms',
    policy: 'policy',
  } satisfies Record<DocumentKind, Capability>) as [DocumentKind, Capability][],
)('a document of the kind %s needs the capability %s', (kind, capability) => {
  expect(getKindCapability(kind)).toBe(capability);
});
