export interface ProjectLayout {
  readonly nouns: readonly string[];
  readonly layers: Readonly<Record<Layer, readonly string[]>>;
  readonly others: Readonly<Partial<Record<Layer, Readonly<Record<string, string>>>>>;
  readonly withoutCalls: Readonly<Record<string, string>>;
}

export const layerFolders = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src/site',
  texts: 'packages/i18n/src/site/ko',
  stores: 'apps/api/src/stores',
  'features of the server': 'apps/api/src/features/site',
  'staff contract': 'packages/contract/src/staff',
  'staff features': 'apps/api/src/features/staff',
  'features of the site': 'apps/web/src/features',
  entities: 'apps/web/src/entities',
} as const;
export type Layer = keyof typeof layerFolders;

/** Translation files may be named after the singular: `payment`, `inquiry`. */
const listPlurals = (word: string): readonly string[] => [word, `${word}s`, word.replace(/y$/, 'ies')];

/** Lists unknown names, unused nouns, features without a contract and contracts without a feature. */
export function findLayerFaults({ nouns, layers: found, others, withoutCalls }: ProjectLayout): string[] {
  const findNoun = (layer: Layer, name: string): string | undefined =>
    nouns.find((noun) => (layer === 'texts' ? listPlurals(name).includes(noun) : name === noun));
  const names = Object.keys(layerFolders) as Layer[];
  const findNouns = (layer: Layer) => new Set(found[layer].flatMap((name) => findNoun(layer, name) ?? []));
  const calls = findNouns('contract');
  const served = findNouns('features of the server');
  const shown = findNouns('features of the site');
  const everywhere = new Set(names.flatMap((layer) => [...findNouns(layer)]));
  const has = (layer: Layer, name: string) => others[layer]?.[name] !== undefined;
  return [
    ...names.flatMap((layer) =>
      found[layer]
        .filter((name) => findNoun(layer, name) === undefined && !has(layer, name))
        .map((name) => `${layerFolders[layer]}/${name}: not a noun of the product`),
    ),
    ...names.flatMap((layer) =>
      Object.keys(others[layer] ?? {})
        .filter((name) => !found[layer].includes(name))
        .map((name) => `${layerFolders[layer]}/${name}: an exception without a folder`),
    ),
    ...nouns.filter((noun) => !everywhere.has(noun)).map((noun) => `${noun}: a noun without a folder`),
    ...nouns
      .filter((noun) => (served.has(noun) || shown.has(noun)) && !calls.has(noun) && withoutCalls[noun] === undefined)
      .map((noun) => `${noun}: has a feature and no contract`),
    ...nouns
      .filter((noun) => calls.has(noun) && !served.has(noun))
      .map((noun) => `${noun}: has a contract and no feature of the server`),
    ...Object.keys(withoutCalls)
      .filter((noun) => calls.has(noun) || !(served.has(noun) || shown.has(noun)))
      .map((noun) => `${noun}: an unneeded exception from having a contract`),
  ];
}
