export interface ProjectLayout {
  /** Names that folders of the layers may have. */
  readonly nouns: readonly string[];
  readonly layers: Readonly<Record<Layer, readonly string[]>>;
  /** Other names of folders, each with the reason. */
  readonly exceptions: Readonly<Partial<Record<Layer, Readonly<Record<string, string>>>>>;
  /** Nouns that have a feature and no contract, each with the reason. */
  readonly nounsWithoutCalls: Readonly<Record<string, string>>;
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

/** Lists a word and its possible plurals: translation files may be named in the singular (`payment`, `inquiry`). */
const listWordForms = (word: string): readonly string[] => [word, `${word}s`, word.replace(/y$/, 'ies')];

/**
 * Lists unknown folder names, nouns that no layer uses, features without a contract, contracts without a feature of the
 * server, and exceptions that are unneeded or have no folder.
 */
export function findLayerFaults({
  nouns,
  layers: namesByLayer,
  exceptions,
  nounsWithoutCalls,
}: ProjectLayout): string[] {
  const findNoun = (layer: Layer, name: string): string | undefined =>
    nouns.find((noun) => (layer === 'texts' ? listWordForms(name).includes(noun) : name === noun));
  const layers = Object.keys(layerFolders) as Layer[];
  const findNouns = (layer: Layer) => new Set(namesByLayer[layer].flatMap((name) => findNoun(layer, name) ?? []));
  const contractNouns = findNouns('contract');
  const serverNouns = findNouns('features of the server');
  const siteNouns = findNouns('features of the site');
  const usedNouns = new Set(layers.flatMap((layer) => [...findNouns(layer)]));
  const isException = (layer: Layer, name: string) => exceptions[layer]?.[name] !== undefined;
  return [
    ...layers.flatMap((layer) =>
      namesByLayer[layer]
        .filter((name) => findNoun(layer, name) === undefined && !isException(layer, name))
        .map((name) => `${layerFolders[layer]}/${name}: not a noun of the product`),
    ),
    ...layers.flatMap((layer) =>
      Object.keys(exceptions[layer] ?? {})
        .filter((name) => !namesByLayer[layer].includes(name))
        .map((name) => `${layerFolders[layer]}/${name}: an exception without a folder`),
    ),
    ...nouns.filter((noun) => !usedNouns.has(noun)).map((noun) => `${noun}: a noun without a folder`),
    ...nouns
      .filter(
        (noun) =>
          (serverNouns.has(noun) || siteNouns.has(noun)) &&
          !contractNouns.has(noun) &&
          nounsWithoutCalls[noun] === undefined,
      )
      .map((noun) => `${noun}: has a feature and no contract`),
    ...nouns
      .filter((noun) => contractNouns.has(noun) && !serverNouns.has(noun))
      .map((noun) => `${noun}: has a contract and no feature of the server`),
    ...Object.keys(nounsWithoutCalls)
      .filter((noun) => contractNouns.has(noun) || !(serverNouns.has(noun) || siteNouns.has(noun)))
      .map((noun) => `${noun}: an unneeded exception from having a contract`),
  ];
}
