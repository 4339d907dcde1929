export interface Texts {
  readonly [key: string]: string | Texts;
}

export const listKeys = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : listKeys(value, `${prefix}${name}.`),
  );

const getTexts = (texts: Texts, path: readonly string[]): string | Texts | undefined =>
  path.reduce<string | Texts | undefined>((part, name) => (typeof part === 'object' ? part[name] : undefined), texts);

const removeComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

/** Returns the patterns of composed keys: `problems.${code}` is `problems.*`. */
export const findPatterns = (source: string, parts: readonly string[]): string[] =>
  [...removeComments(source).matchAll(/`(\w+)(\.[^`\s]*\$\{[^`]*)`/g)]
    .filter(([, part = '']) => parts.includes(part))
    .map(([, part, rest = '']) => part + rest.replace(/\$\{[^}]*\}/g, '*'));

export const findNamedKeys = (source: string, keys: ReadonlySet<string>): string[] =>
  [...removeComments(source).matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, key = '']) => key).filter((key) => keys.has(key));

/**
 * Returns the paths of texts that server code reads by property: from `packs[language]` or `mails[language]`, from a
 * destructured name, or from an imported part. A part that is passed on or read by a computed key counts as read
 * entirely. Server code that passes on the pack of a language must name it `texts`.
 */
export function findReadPaths(source: string, texts: Texts): string[] {
  const code = removeComments(source).replace(/counted\(([\w.]+), '(\w+)'/g, 'counted($1.$2');
  const pathsByVariable = new Map<string, readonly string[]>([['texts', []]]);
  for (const [, part = '', name = ''] of code.matchAll(
    /import \{ (\w+) as (\w+) \} from '@dining\/i18n\/site\/\w+\/\w+'/g,
  ))
    pathsByVariable.set(name, [part]);

  const parsePath = (chain: string): readonly string[] | undefined => {
    const [root = '', ...rest] = chain.match(/\w+|\[[^\]]*\]/g) ?? [];
    const packPath = { packs: [], mails: ['mail'] }[root];
    // The first step of `packs` and `mails` is the language.
    const [start, steps] =
      packPath === undefined
        ? [pathsByVariable.get(root), rest]
        : [rest.length > 0 ? packPath : undefined, rest.slice(1)];
    if (start === undefined) return undefined;
    const path = [...start];
    for (const step of steps) {
      if (step.startsWith('[') || getTexts(texts, [...path, step]) === undefined) break;
      path.push(step);
    }
    return path;
  };

  const chains = /(?<![\w.'`])[a-zA-Z]\w*(?:\??\.\w+|\[[^\]]*\])*/g;
  const remainingCode = code
    .replace(/^import [\s\S]*?;$/gm, '')
    .replace(/const (\w+|\{[^}]*\}) = ([\w.[\]]+);/g, (declaration, name: string, chain: string) => {
      const path = parsePath(chain);
      if (path === undefined || typeof getTexts(texts, path) === 'string') return declaration;
      if (!name.startsWith('{')) pathsByVariable.set(name, path);
      for (const [, key = '', alias = key] of name.matchAll(/(\w+)(?:: (\w+))?/g))
        if (name.startsWith('{')) pathsByVariable.set(alias, [...path, key]);
      return '';
    });
  return [...remainingCode.matchAll(chains)].flatMap(([chain]) => {
    const path = parsePath(chain) ?? [];
    return path.length > 0 ? [path.join('.')] : [];
  });
}

interface TextUsage {
  readonly texts: Texts;
  readonly siteSources: readonly string[];
  readonly serverSources: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly unusedPatterns: readonly string[];
}

const escapePattern = (text: string): string => text.replace(/[.[\](){}+?^$|\\]/g, '\\$&');
/** Converts a pattern to a regular expression in which `wildcard` replaces each `*`. */
const createRegExp = (pattern: string, wildcard: string): RegExp =>
  new RegExp(`^${escapePattern(pattern).replaceAll('*', wildcard)}$`);

export function findTextFaults({ texts, siteSources, serverSources, groups, unusedPatterns }: TextUsage): string[] {
  const keys = listKeys(texts);
  const knownKeys = new Set(keys);
  const parts = Object.keys(texts);
  const groupRules = Object.entries(groups).map(([pattern, values]) => ({
    pattern,
    groupRegExp: createRegExp(pattern, '[^.]+'),
    valueRegExp: createRegExp(pattern, `(?:${values.map(escapePattern).join('|')})`),
  }));
  const isSelectedInGroups = (key: string): boolean =>
    groupRules.every(({ groupRegExp, valueRegExp }) => !groupRegExp.test(key) || valueRegExp.test(key));

  const patterns = new Set(siteSources.flatMap((source) => findPatterns(source, parts)));
  const paths = new Set(serverSources.flatMap((source) => findReadPaths(source, texts)));
  const usedKeys = new Set(siteSources.flatMap((source) => findNamedKeys(source, knownKeys)));
  for (const key of keys) {
    const isRead = key.split('.').some((_, index, steps) => paths.has(steps.slice(0, index + 1).join('.')));
    const isInGroup = groupRules.some(({ pattern, valueRegExp }) => patterns.has(pattern) && valueRegExp.test(key));
    if (isInGroup || (isRead && isSelectedInGroups(key))) usedKeys.add(key);
  }

  const unusedRules = unusedPatterns.map((pattern) => ({ pattern, regExp: createRegExp(pattern, '.*') }));
  const unusedKeys = keys.filter((key) => !usedKeys.has(key));
  return [
    ...[...patterns]
      .filter((pattern) => !(pattern in groups))
      .map((pattern) => `${pattern}: tools/lib/text-groups.ts does not list this pattern`),
    ...unusedKeys
      .filter((key) => !unusedRules.some(({ regExp }) => regExp.test(key)))
      .map((key) => `${key}: no code uses this text`),
    ...unusedRules
      .filter(({ regExp }) => !unusedKeys.some((key) => regExp.test(key)))
      .map(({ pattern }) => `${pattern}: tools/lib/unused-texts.ts lists a used or missing text`),
  ];
}
