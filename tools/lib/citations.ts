import { type CitedDocuments, type Files, parseCitedDocuments, type Section } from './cited-documents';
import { type BrokenReference, findBrokenLinks } from './links';

/** Blanks comment markers, so that a citation may span two lines. Offsets do not change. */
const blankCommentMarkers = (text: string): string =>
  text.replace(/^[ \t]*(?:\/\*+|\*+\/|\*|\/\/+|#)/gm, (sign) => ' '.repeat(sign.length));

/**
 * Returns the name after a section's number if the section does not contain it. Only capitalised words and API fields
 * count as names.
 */
function findUnknownName({ citableNames, text }: Section, textAfter: string): string | undefined {
  const field = /^ ([a-z]+[A-Z]\w*)/.exec(textAfter)?.[1];
  if (field !== undefined) return new RegExp(`\\b${field}\\b`).test(text) ? undefined : field;
  if (!/^ \p{Lu}/u.test(textAfter)) return undefined;
  const words = textAfter.slice(1);
  const name = [...citableNames].find((each) => words.startsWith(each) && !/^\w/.test(words.slice(each.length)));
  const point = name && /^ \d+/.exec(words.slice(name.length))?.[0];
  return name !== undefined && citableNames.has(name + (point ?? '')) ? undefined : words.split(/[.,;:()`]/)[0];
}

type Source = 'spec' | 'integrations' | 'foreign' | undefined;
const documentNames = { spec: 'Spec', integrations: 'facts on integrations' } as const;

/**
 * Returns the document that a § refers to: the one named before it, or else the one that was cited last in the same
 * sentence; `foreign` for an RFC, undefined for none.
 */
function findSource(textBefore: string, textSinceLast: string, lastSource: Source): Source {
  if (/\bSpec\s+$/.test(textBefore)) return 'spec';
  if (/\bfacts\s+on\s+integrations\s+$/.test(textBefore)) return 'integrations';
  if (/\bRFC\s+\d+\s+$/.test(textBefore)) return 'foreign';
  return /[()]|\.\s|\n\s*\n/.test(textSinceLast) ? undefined : lastSource;
}

/** Finds broken citations such as `Spec §5 Payment form 2`, `Spec §2.13, §6`, `Spec §2.7 to 2.9`. */
function findBrokenSections(text: string, documents: CitedDocuments): BrokenReference[] {
  let source: Source;
  let end = 0;
  return [...text.matchAll(/§(\d+(?:\.\d+)*)(?:\s+to\s+(\d+(?:\.\d+)*))?/g)].flatMap(
    ({ 0: citation, 1: first, 2: last, index: offset }) => {
      source = findSource(text.slice(0, offset), text.slice(end, offset), source);
      end = offset + citation.length;
      if (source === 'foreign') return [];
      if (source === undefined) return [{ offset, description: `§${first}: of which document?` }];
      const sections = documents[source];
      const citationStart = `${documentNames[source]} §`;
      const textAfter = text.slice(end, end + 80).replace(/\s+/g, ' ');
      return [first, last].flatMap((number): BrokenReference[] => {
        if (number === undefined) return [];
        const section = sections.get(number);
        if (section === undefined) return [{ offset, description: `${citationStart}${number}: no such section` }];
        const name = findUnknownName(section, textAfter);
        return name === undefined
          ? []
          : [{ offset, description: `${citationStart}${number} ${name}: nothing of that name there` }];
      });
    },
  );
}

const pointPatterns: readonly (readonly [kind: string, words: string, item: string])[] = [
  ['decision', '[Dd]ecisions?', '\\d+[a-z]?'],
  ['ADR', 'ADRs?', '\\d+'],
  ['promise', 'reliability,\\s+promises?', '[A-F]'],
  ['rule', 'reliability,\\s+rules?', '\\d+'],
  ['drill', 'reliability,\\s+drills?', '\\d+'],
];

/** Finds broken citations such as `decisions 16 to 23`, `ADR 3`, `reliability, drill 8`. */
const findBrokenPoints = (text: string, documents: CitedDocuments): BrokenReference[] =>
  pointPatterns.flatMap(([kind, words, numberPattern]) => {
    const list = new RegExp(
      `\\b${words}\\s+(${numberPattern}\\b(?:(?:\\s*,\\s*|\\s+(?:to|and)\\s+)${numberPattern}\\b)*)`,
      'g',
    );
    return [...text.matchAll(list)].flatMap(({ 1: numberList = '', index: offset }) =>
      (numberList.match(new RegExp(numberPattern, 'g')) ?? []).flatMap((each) =>
        documents.points.has(`${kind} ${each}`) ? [] : { offset, description: `${kind} ${each}: there is none` },
      ),
    );
  });

/** Citations that name a document but no section or point of it. */
const vagueCitations: readonly (readonly [RegExp, string])[] = [
  [/\(reliability(?=[\s),])(?!,\s+(?:promise|rule|drill)s?\s)/g, 'reliability: which promise, rule or drill?'],
  [/\bfacts\s+on\s+(?:(?!integrations\b)\w+|integrations(?=[,)]|\s+section))/g, 'facts: of which section?'],
];

const findBrokenInText = (text: string, documents: CitedDocuments): BrokenReference[] => [
  ...findBrokenSections(text, documents),
  ...findBrokenPoints(text, documents),
  ...vagueCitations.flatMap(([pattern, description]) =>
    [...text.matchAll(pattern)].map(({ index: offset }) => ({ offset, description })),
  ),
];

/** Finds records without a number, with another record's number, or missing from the index. */
function findInvalidRecords(files: Files): string[] {
  const folder = 'docs/decisions/';
  const index = files.get(`${folder}README.md`) ?? '';
  const records = [...files.keys()].filter((path) => path.startsWith(folder) && path !== `${folder}README.md`);
  const getNumber = (path: string) => /^adr-\d{4}(?=-)/.exec(path.slice(folder.length))?.[0];
  return records.flatMap((path) => {
    const number = getNumber(path);
    if (number === undefined) return `${path}: a record is called adr-0001-what-it-says.md`;
    if (records.some((each) => each < path && getNumber(each) === number))
      return `${path}: another record has this number`;
    return index.includes(`(${path.slice(folder.length)})`) ? [] : `${path}: not in the index`;
  });
}

/** Lists broken citations and links as `file:line: description`, and invalid records as `file: description`. */
export function findBrokenCitations(files: Files): string[] {
  const documents = parseCitedDocuments(files);
  const brokenReferences = [...files].flatMap(([path, text]) =>
    [
      ...findBrokenInText(path.endsWith('.md') ? text : blankCommentMarkers(text), documents),
      ...findBrokenLinks(path, files),
    ]
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ offset, description }) => `${path}:${text.slice(0, offset).split('\n').length}: ${description}`),
  );
  return [...brokenReferences, ...findInvalidRecords(files)];
}
