import { expect, it } from 'vitest';
import { findLayerFaults, type ProjectLayout } from './layer-names';

const layout: ProjectLayout = {
  nouns: ['payments', 'inquiries', 'language'],
  layers: {
    domain: ['payments', 'inquiries'],
    contract: ['payments', 'api'],
    texts: ['payment', 'inquiry'],
    stores: ['payments'],
    'features of the server': ['payments'],
    'staff contract': ['payments'],
    'staff features': ['payments'],
    'features of the site': ['payments', 'language'],
    entities: ['payments'],
  },
  exceptions: { contract: { api: 'every call' } },
  nounsWithoutCalls: { language: 'a cookie' },
};
const changeLayers = (changes: Partial<ProjectLayout['layers']>): Partial<ProjectLayout> => ({
  layers: { ...layout.layers, ...changes },
});

it('the check of layer names finds nothing if the layers match', () => expect(findLayerFaults(layout)).toEqual([]));

it.each<[string, Partial<ProjectLayout>, string]>([
  ['an unknown name', changeLayers({ stores: ['payments', 'paying'] }), 'apps/api/src/stores/paying: not a noun'],
  [
    'texts with an unknown name',
    changeLayers({ texts: ['payment', 'inquiry', 'pay'] }),
    'packages/i18n/src/site/ko/pay: not a noun',
  ],
  [
    'a singular name outside the texts',
    changeLayers({ stores: ['payment'] }),
    'apps/api/src/stores/payment: not a noun',
  ],
  ['an unused noun', { nouns: [...layout.nouns, 'points'] }, 'points: a noun without a folder'],
  [
    'a feature without a contract',
    changeLayers({ 'features of the site': ['payments', 'language', 'inquiries'] }),
    'inquiries: has a feature',
  ],
  [
    'a contract without a feature',
    changeLayers({ contract: ['payments', 'api', 'inquiries'] }),
    'inquiries: has a contract',
  ],
  [
    'an exception for a missing folder',
    changeLayers({ contract: ['payments'] }),
    'site/api: an exception without a folder',
  ],
  [
    'an unneeded exception',
    changeLayers({ 'features of the site': ['payments'], domain: ['payments', 'inquiries', 'language'] }),
    'language: an unneeded exception',
  ],
])('the check of layer names finds %s', (_case, changes, fault) => {
  expect(findLayerFaults({ ...layout, ...changes })).toEqual([expect.stringContaining(fault)]);
});
