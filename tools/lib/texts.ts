export interface Texts {
  readonly [key: string]: string | Texts;
}

export const listKeys = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : listKeys(value, `${before}${name}.`),
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
 * Returns the paths of texts that server code reads by property: from `packs[language]`, from a destructured
 * name, or from an imported section. A section that is passed on or read by a computed key counts as read
 * entirely. Server code must call a language's pack `texts` when it passes it on.
 */
export function findReadPaths(source: string, texts: Texts): string[] {
  const code = removeComments(source).replace(/counted\(([\w.]+), '(\w+)'/g, 'counted($1.$2');
  const names = new Map<string, readonly string[]>([['texts', []]]);
  for (const [, part = '', name = ''] of code.matchAll(
    /import \{ (\w+) as (\w+) \} from '@dining\/i18n\/site\/\w+\/\w+'/g,
  ))
    names.set(name, [part]);

  const parsePath = (chain: string): readonly string[] | undefined => {
    const [root = '', ...rest] = chain.match(/\w+|\[[^\]]*\]/g) ?? [];
    const whole = { packs: [], mails: ['mail'] }[root];
    // The first step of `packs` and `mails` is the language.
    const [start, steps] =
      whole === undefined ? [names.get(root), rest] : [rest.length > 0 ? whole : undefined, rest.slice(1)];
    if (start === undefined) return undefined;
    const path = [...start];
    for (const step of steps) {
      if (step.startsWith('[') || getTexts(texts, [...path, step]) === undefined) break;
      path.push(step);
    }
    return path;
  };

  const chains = /(?<![\w.'`])[a-zA-Z]\w*(?:\??\.\w+|\[[^\]]*\])*/g;
  const rest = code
    .replace(/^import [\s\S]*?;$/gm, '')
    .replace(/const (\w+|\{[^}]*\}) = ([\w.[\]]+);/g, (declared, name: string, chain: string) => {
      const path = parsePath(chain);
      if (path === undefined || typeof getTexts(texts, path) === 'string') return declared;
      if (!name.startsWith('{')) names.set(name, path);
      for (const [, key = '', alias = key] of name.matchAll(/(\w+)(?:: (\w+))?/g))
        if (name.startsWith('{')) names.set(alias, [...path, key]);
      return '';
    });
  return [...rest.matchAll(chains)].flatMap(([chain]) => {
    const path = parsePath(chain) ?? [];
    return path.length > 0 ? [path.join('.')] : [];
  });
}

interface TextUsage {
  readonly texts: Texts;
  readonly site: readonly string[];
  readonly server: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly unusedPatterns: readonly string[];
}

const escapePattern = (text: string): string => text.replace(/[.[\](){}+?^$|\\]/g, '\\$&');
/** Converts a pattern to a regular expression; `*` is one step of a key, or the rest of a pattern of unused texts. */
const createRule = (pattern: string, star: string): RegExp =>
  new RegExp(`^${escapePattern(pattern).replaceAll('*', star)}$`);

export function findTextFaults({ texts, site, server, groups, unusedPatterns }: TextUsage): string[] {
  const keys = listKeys(texts);
  const known = new Set(keys);
  const parts = Object.keys(texts);
  const inGroups = Object.entries(groups).map(([pattern, values]) => ({
    pattern,
    any: createRule(pattern, '[^.]+'),
    one: createRule(pattern, `(?:${values.map(escapePattern).join('|')})`),
  }));
  const isUsedInGroup = (key: string): boolean => inGroups.every(({ any, one }) => !any.test(key) || one.test(key));

  const patterns = new Set(site.flatMap((source) => findPatterns(source, parts)));
  const paths = new Set(server.flatMap((source) => findReadPaths(source, texts)));
  const used = new Set(site.flatMap((source) => findNamedKeys(source, known)));
  for (const key of keys) {
    const below = key.split('.').some((_, index, steps) => paths.has(steps.slice(0, index + 1).join('.')));
    const isInGroup = inGroups.some(({ pattern, one }) => patterns.has(pattern) && one.test(key));
    if (isInGroup || (below && isUsedInGroup(key))) used.add(key);
  }

  const rules = unusedPatterns.map((pattern) => ({ pattern, matches: createRule(pattern, '.*') }));
  const unusedKeys = keys.filter((key) => !used.has(key));
  return [
    ...[...patterns]
      .filter((pattern) => !(pattern in groups))
      .map((pattern) => `${pattern}: tools/lib/text-groups.ts does not know it`),
    ...unusedKeys
      .filter((key) => !rules.some(({ matches }) => matches.test(key)))
      .map((key) => `${key}: no code uses this text`),
    ...rules
      .filter(({ matches }) => !unusedKeys.some((key) => matches.test(key)))
      .map(({ pattern }) => `${pattern}: tools/lib/unused-texts.ts lists a used or missing text`),
  ];
}
